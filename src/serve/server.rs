//! Listens, and holds the limits of connections.

use super::desk::{Desk, lock};
use super::http::Request;
use crate::event::actions::Setup;
use crate::event::{Command, Event, Moment};
use crate::msg;
use crate::store::{self, Session, StoreError};
use crate::words::{Message, Words};
use std::collections::HashMap;
use std::io;
use std::net::{
    IpAddr, Ipv4Addr, Ipv6Addr, Shutdown, SocketAddr, TcpListener, TcpStream, UdpSocket,
};
use std::path::Path;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::sync::{Arc, Mutex};
use std::thread::{self, JoinHandle};
use std::time::Duration;

/// Finds the languages of the pages, the event's own first.
pub type Languages = Box<dyn Fn(&Event) -> Vec<Words> + Send + Sync>;

/// The languages, the clock, the organizer's name, and where the server says what happens to it.
pub struct Setting {
    pub languages: Languages,
    pub now: fn() -> Moment,
    pub by: String,
    pub tell: fn(Message),
}

/// Who can reach the server.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Listen {
    /// Only this computer, at the first free port.
    Here,
    /// Everybody in the network, at the first free port.
    Network,
    At(SocketAddr),
}

/// The first port that is tried, and how many are.
const PORT: u16 = 8080;
const PORTS: u16 = 20;

/// The most connections at once. If there are more, whoever has had a place longest without being
/// answered leaves it: of the address with the most places, which may be a hall or a proxy.
const CONNECTIONS: usize = 128;

/// How long the call may take that wakes up whoever listens.
const WAKE: Duration = Duration::from_millis(100);

/// The stack of a thread that answers.
const STACK: usize = 1 << 20;

#[derive(Debug)]
pub enum ServeError {
    Store(StoreError),
    Refused(Message),
}

impl From<StoreError> for ServeError {
    fn from(error: StoreError) -> ServeError {
        ServeError::Store(error)
    }
}

impl ServeError {
    pub fn message(&self) -> Message {
        match self {
            ServeError::Store(error) => error.message(),
            ServeError::Refused(why) => why.clone(),
        }
    }
}

/// Serves an event until it is dropped.
pub struct Server {
    bound: SocketAddr,
    address: String,
    desk: Arc<Desk>,
    free: SyncSender<()>,
    thread: Option<JoinHandle<()>>,
}

impl Server {
    /// Opens the event and begins to serve it.
    ///
    /// From then on players have codes, unless they had already. In a network, the address becomes
    /// the event's public one, unless that leads elsewhere.
    ///
    /// # Errors
    /// The event cannot be opened or written, or nothing can listen at the address.
    pub fn start(path: &Path, listen: Listen, setting: Setting) -> Result<Server, ServeError> {
        let mut session = opened(path)?;
        let refused = |error: io::Error| {
            let at = match listen {
                Listen::At(at) => at.to_string(),
                Listen::Here | Listen::Network => format!("{PORT}–{}", PORT + PORTS - 1),
            };
            ServeError::Refused(msg!("serve.no-address", at, why = store::reason(&error)))
        };
        let listener = bind(listen).map_err(refused)?;
        let bound = listener.local_addr().map_err(refused)?;
        let address =
            format!("http://{}", SocketAddr::new(seen_from_outside(bound.ip()), bound.port()));
        announce(&mut session, &setting, (!bound.ip().is_loopback()).then_some(&address))?;
        let desk = Arc::new(Desk::new(session, setting));
        let (free, places) = sync_channel(CONNECTIONS);
        (0..CONNECTIONS).for_each(|_| free.send(()).unwrap_or_default());
        let (at_desk, places) = (desk.clone(), (free.clone(), places));
        let thread = thread::Builder::new().name("serve".into());
        let thread =
            thread.spawn(move || listen_on(&listener, &at_desk, &places)).map_err(refused)?;
        Ok(Server { bound, address, desk, free, thread: Some(thread) })
    }

    /// Where a browser finds it.
    pub fn address(&self) -> &str {
        &self.address
    }

    /// Whether players may report.
    pub fn takes_reports(&self) -> bool {
        self.desk.takes_reports()
    }

    /// Whether only this computer can reach it.
    pub fn is_local(&self) -> bool {
        self.bound.ip().is_loopback()
    }

    /// Serves until the program ends.
    pub fn wait(mut self) {
        if let Some(thread) = self.thread.take() {
            // It ends only with the program.
            drop(thread.join());
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.desk.close();
        let ip = match self.bound.ip() {
            ip if !ip.is_unspecified() => ip,
            IpAddr::V4(_) => Ipv4Addr::LOCALHOST.into(),
            IpAddr::V6(_) => Ipv6Addr::LOCALHOST.into(),
        };
        // Whoever listens waits for a place or for a guest. The queue of guests may be full.
        self.free.try_send(()).unwrap_or_default();
        drop(TcpStream::connect_timeout(&SocketAddr::new(ip, self.bound.port()), WAKE));
        self.thread.take().map(JoinHandle::join);
    }
}

/// The event, opened as by a second scorekeeper.
///
/// # Errors
/// It cannot be opened, or is damaged.
pub fn opened(path: &Path) -> Result<Session, ServeError> {
    let mut session = Session::open(path)?;
    // The server has the same name everywhere, and the scorekeepers' programs keep copies.
    session.set_named(true);
    session.keep_no_copies();
    match session.damage() {
        Some(damage) => Err(ServeError::Refused(damage.message())),
        None => Ok(session),
    }
}

fn bind(listen: Listen) -> io::Result<TcpListener> {
    let ip = match listen {
        Listen::At(at) => return TcpListener::bind(at),
        Listen::Here => Ipv4Addr::LOCALHOST,
        Listen::Network => Ipv4Addr::UNSPECIFIED,
    };
    let mut bound = Err(io::ErrorKind::AddrInUse.into());
    for port in PORT..PORT + PORTS {
        bound = TcpListener::bind((ip, port));
        if bound.is_ok() {
            break;
        }
    }
    bound
}

/// The address under which others find this computer, if the server listens at all of its own.
fn seen_from_outside(ip: IpAddr) -> IpAddr {
    // Nothing is sent: the system only says which way it would go.
    let own = || {
        let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0))?;
        socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9))?;
        Ok::<IpAddr, io::Error>(socket.local_addr()?.ip())
    };
    match ip.is_unspecified() {
        true => own().unwrap_or(Ipv4Addr::LOCALHOST.into()),
        false => ip,
    }
}

/// Gives the players codes, and says where the server is, if others can reach it.
fn announce(
    session: &mut Session,
    setting: &Setting,
    address: Option<&String>,
) -> Result<(), ServeError> {
    let event = session.event();
    let reports = event.setup.reports.is_none().then(Default::default);
    let leads_elsewhere = event.setup.address().is_some_and(|known| !is_of_a_server(known));
    let address = address.filter(|_| !leads_elsewhere);
    let address = address.filter(|new| event.setup.address() != Some(new)).cloned();
    if event.finished.is_some() || (reports.is_none() && address.is_none()) {
        return Ok(());
    }
    let setup = Command::Setup(Setup { reports, address, ..Setup::default() }.into());
    let request = store::Request::new(&setup, &setting.by, (setting.now)());
    session.commit(request).map_err(|error| ServeError::Refused(error.message()))?;
    Ok(())
}

/// Whether an address was that of a server like this: numbers and a port, which change from hall to
/// hall.
fn is_of_a_server(address: &str) -> bool {
    address.strip_prefix("http://").is_some_and(|rest| rest.parse::<SocketAddr>().is_ok())
}

/// The connections that have a place, but not those whose request is being carried out. Who has
/// waited longest is first.
#[derive(Default)]
struct Guests(Mutex<Vec<Guest>>);

struct Guest {
    n: u64,
    from: IpAddr,
    stream: TcpStream,
}

impl Guests {
    fn leaves(&self, n: u64) -> Option<Guest> {
        let mut guests = lock(&self.0);
        let at = guests.iter().position(|guest| guest.n == n)?;
        Some(guests.remove(at))
    }

    /// Ends a connection, so that its place is free in a moment.
    fn make_room(&self) {
        let mut guests = lock(&self.0);
        let mut places: HashMap<IpAddr, usize> = HashMap::new();
        guests.iter().for_each(|guest| *places.entry(guest.from).or_default() += 1);
        let most = places.values().max().copied();
        let longest = guests.iter().position(|guest| places.get(&guest.from).copied() == most);
        if let Some(at) = longest {
            guests.remove(at).stream.shutdown(Shutdown::Both).unwrap_or_default();
        }
    }
}

fn listen_on(
    listener: &TcpListener,
    desk: &Arc<Desk>,
    (free, places): &(SyncSender<()>, Receiver<()>),
) {
    let guests = Arc::new(Guests::default());
    for n in 0.. {
        let accepted = listener.accept().and_then(|(stream, from)| {
            let from = from.ip().to_canonical();
            Ok((stream.try_clone()?, Guest { n, from, stream }))
        });
        if desk.is_closed() {
            return;
        }
        let Ok((stream, guest)) = accepted else {
            // The system may be short of files for a moment.
            thread::sleep(Duration::from_millis(50));
            continue;
        };
        if places.try_recv().is_err() {
            guests.make_room();
            if places.recv().is_err() || desk.is_closed() {
                return;
            }
        }
        lock(&guests.0).push(guest);
        let (desk, of_all, free_again) = (desk.clone(), guests.clone(), free.clone());
        let serve = move || {
            serve(stream, n, &desk, &of_all);
            of_all.leaves(n);
            free_again.send(()).unwrap_or_default();
        };
        if thread::Builder::new().stack_size(STACK).spawn(serve).is_err() {
            guests.leaves(n);
            free.send(()).unwrap_or_default();
        }
    }
}

/// Answers one request; whatever goes wrong with a connection is a matter of its other end.
fn serve(mut stream: TcpStream, n: u64, desk: &Desk, guests: &Guests) {
    let (answer, only_head) = match Request::read(&mut stream) {
        Ok(request) => {
            // Whoever has no place any more is not there to read the answer.
            let Some(guest) = guests.leaves(n) else { return };
            let answer = desk.answer(guest.from, &request);
            lock(&guests.0).push(guest);
            (answer, request.wants_head)
        }
        Err(Some(answer)) => (answer, false),
        Err(None) => return,
    };
    drop(answer.write(&mut stream, only_head));
}
