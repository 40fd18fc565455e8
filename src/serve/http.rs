//! A request as it is read from a connection, and an answer as it is written.

use std::collections::HashMap;
use std::io::{self, Read, Write};
use std::net::{Shutdown, TcpStream};
use std::time::{Duration, Instant};

/// The most bytes of a request's head, and of what is filled in.
const HEAD: usize = 8 << 10;
const BODY: usize = 4 << 10;
const HEADERS: usize = 64;

const COOKIE: &str = "komandor=";

/// The time for a whole request, and for its whole answer.
const PATIENCE: Duration = Duration::from_secs(5);

/// The most bytes that are read on after a refusal, so that the sender gets to read the answer.
const REST: usize = 256 << 10;

/// A page that is asked for, or a form that is filled in.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Request {
    /// The name behind the first `/`, as it was sent.
    pub name: String,
    /// Whether it is a form that was filled in.
    pub sends: bool,
    /// Whether only the head of the answer is wanted.
    pub wants_head: bool,
    /// The value of each field, from the address or from the form.
    pub fields: HashMap<String, String>,
    /// The tags of the languages that the reader knows, the best first.
    pub languages: Vec<String>,
    /// The token of the player that this phone was given; empty if it has none.
    pub token: String,
}

/// An answer, but for its length.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Answer {
    pub status: Status,
    pub kind: &'static str,
    pub body: String,
    /// The token that the phone sends with its next requests.
    pub token: Option<String>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Status {
    Done,
    Malformed,
    WrongCode,
    NoSuchPage,
    NotThatWay,
    TooSlow,
    TooMuch,
    Wait,
    HeadTooLarge,
    Busy,
}

impl Status {
    /// The number and the words that stand on the first line of an answer.
    fn line(self) -> &'static str {
        match self {
            Status::Done => "200 OK",
            Status::Malformed => "400 Bad Request",
            Status::WrongCode => "403 Forbidden",
            Status::NoSuchPage => "404 Not Found",
            Status::NotThatWay => "405 Method Not Allowed",
            Status::TooSlow => "408 Request Timeout",
            Status::TooMuch => "413 Content Too Large",
            Status::Wait => "429 Too Many Requests",
            Status::HeadTooLarge => "431 Request Header Fields Too Large",
            Status::Busy => "503 Service Unavailable",
        }
    }

    /// The header that says after how many seconds to ask again.
    fn retry(self) -> &'static str {
        match self {
            Status::Wait => "Retry-After: 60\r\n",
            Status::Busy => "Retry-After: 1\r\n",
            _ => "",
        }
    }
}

impl Answer {
    /// A page with a form, or an answer to one.
    pub fn page(status: Status, body: String) -> Answer {
        Answer { status, kind: "text/html; charset=utf-8", body, token: None }
    }

    /// An answer for a program that is no browser of a player.
    pub fn plain(status: Status) -> Answer {
        let body = format!("{}\n", status.line());
        Answer { status, kind: "text/plain; charset=utf-8", body, token: None }
    }

    pub fn write(&self, stream: &mut TcpStream, only_head: bool) -> io::Result<()> {
        let cookie = self.token.as_ref().map_or(String::new(), |token| {
            format!("Set-Cookie: {COOKIE}{token}; HttpOnly; SameSite=Strict\r\n")
        });
        let head = format!(
            "HTTP/1.1 {}\r\nContent-Type: {}\r\nContent-Length: {}\r\nConnection: close\r\n\
            Cache-Control: no-store\r\nX-Content-Type-Options: nosniff\r\nReferrer-Policy: no-referrer\r\n\
            X-Frame-Options: DENY\r\n{}{cookie}\r\n",
            self.status.line(),
            self.kind,
            self.body.len(),
            self.status.retry()
        );
        let body = if only_head { "" } else { &self.body };
        let end = Instant::now() + PATIENCE;
        let all = [head.as_bytes(), body.as_bytes()].concat();
        let mut left = &all[..];
        while !left.is_empty() {
            stream.set_write_timeout(Some(until(end)?))?;
            match stream.write(left)? {
                0 => return Err(io::ErrorKind::WriteZero.into()),
                n => left = &left[n..],
            }
        }
        stream.shutdown(Shutdown::Write)?;
        // A connection that is closed with something unread takes the answer with it.
        let (mut rest, mut chunk) = (0, [0; 4 << 10]);
        while rest < REST && self.status != Status::Done {
            stream.set_read_timeout(Some(until(end)?))?;
            match stream.read(&mut chunk)? {
                0 => break,
                n => rest += n,
            }
        }
        Ok(())
    }
}

/// The time left until then.
fn until(end: Instant) -> io::Result<Duration> {
    let left = end.saturating_duration_since(Instant::now());
    if left.is_zero() { Err(io::ErrorKind::TimedOut.into()) } else { Ok(left) }
}

impl Request {
    /// Reads a request, within the limits of size and time.
    ///
    /// # Errors
    /// The answer to somebody who sends anything else; None: nobody is there any more.
    pub fn read(stream: &mut TcpStream) -> Result<Request, Option<Answer>> {
        let end = Instant::now() + PATIENCE;
        let (mut bytes, mut chunk) = (Vec::new(), [0; 4 << 10]);
        let refused = |status| Some(Answer::plain(status));
        let mut more = |bytes: &mut Vec<u8>| {
            let read = until(end).and_then(|left| {
                stream.set_read_timeout(Some(left))?;
                stream.read(&mut chunk)
            });
            match read {
                Ok(0) => Err(None),
                Ok(n) => {
                    bytes.extend_from_slice(&chunk[..n]);
                    Ok(())
                }
                Err(error) => match error.kind() {
                    io::ErrorKind::WouldBlock | io::ErrorKind::TimedOut => {
                        Err(refused(Status::TooSlow))
                    }
                    io::ErrorKind::Interrupted => Ok(()),
                    _ => Err(None),
                },
            }
        };
        let Head { begins, length, query, mut request } = loop {
            more(&mut bytes)?;
            match Head::read(&bytes).map_err(refused)? {
                Some(head) if head.begins <= HEAD => break head,
                None if bytes.len() <= HEAD => {}
                _ => return Err(refused(Status::HeadTooLarge)),
            }
        };
        while bytes.len() < begins + length {
            more(&mut bytes)?;
        }
        request.fields = match request.sends {
            true => fields(&bytes[begins..begins + length]),
            false => fields(query.as_bytes()),
        }
        .ok_or_else(|| refused(Status::Malformed))?;
        Ok(request)
    }
}

/// The head of a request, and where the rest begins.
struct Head {
    begins: usize,
    length: usize,
    query: String,
    request: Request,
}

impl Head {
    /// None: it is not whole yet.
    fn read(bytes: &[u8]) -> Result<Option<Head>, Status> {
        let mut headers = [httparse::EMPTY_HEADER; HEADERS];
        let mut head = httparse::Request::new(&mut headers);
        let begins = match head.parse(bytes) {
            Ok(httparse::Status::Complete(begins)) => begins,
            Ok(httparse::Status::Partial) => return Ok(None),
            Err(httparse::Error::TooManyHeaders) => return Err(Status::HeadTooLarge),
            Err(_) => return Err(Status::Malformed),
        };
        let (sends, wants_head) = match head.method {
            Some("GET") => (false, false),
            Some("HEAD") => (false, true),
            Some("POST") => (true, false),
            _ => return Err(Status::NotThatWay),
        };
        let mut length = None;
        let mut languages = Vec::new();
        let mut token = String::new();
        for header in head.headers.iter() {
            let value = std::str::from_utf8(header.value).unwrap_or_default();
            match header.name.to_ascii_lowercase().as_str() {
                // Two readers could take a different one of two lengths.
                "content-length" if length.is_some() => return Err(Status::Malformed),
                "content-length" => length = Some(number(value).ok_or(Status::Malformed)?),
                "transfer-encoding" => return Err(Status::Malformed),
                "accept-language" => languages = preferred(value),
                "cookie" => {
                    let mut all = value.split(';').map(str::trim);
                    token = all.find_map(|one| one.strip_prefix(COOKIE)).unwrap_or("").to_owned();
                }
                _ => {}
            }
        }
        let length = length.unwrap_or(0);
        if length > BODY {
            return Err(Status::TooMuch);
        }
        let path = head.path.and_then(|path| path.strip_prefix('/')).ok_or(Status::Malformed)?;
        let (name, query) = path.split_once('?').unwrap_or((path, ""));
        let (name, query) = (name.to_owned(), query.to_owned());
        let request = Request { name, sends, wants_head, languages, token, ..Request::default() };
        Ok(Some(Head { begins, length, query, request }))
    }
}

/// A length, which has no sign.
fn number(value: &str) -> Option<usize> {
    value.bytes().all(|byte| byte.is_ascii_digit()).then(|| value.parse().ok())?
}

/// The tags of `pl, en;q=0.8` in their order, which browsers write from the best on.
fn preferred(value: &str) -> Vec<String> {
    let tags = value.split(',').filter_map(|one| one.split(';').next());
    tags.map(|tag| tag.trim().to_ascii_lowercase()).take(8).collect()
}

/// The fields of a form: `code=BCDFGH&g1=A`. Of two with one name the first counts. None: it is no
/// form.
fn fields(form: &[u8]) -> Option<HashMap<String, String>> {
    let mut fields = HashMap::new();
    for pair in form.split(|byte| *byte == b'&') {
        let mut parts = pair.splitn(2, |byte| *byte == b'=').map(plain);
        if let (Some(name), Some(value)) = (parts.next(), parts.next()) {
            fields.entry(name?).or_insert(value?);
        }
    }
    Some(fields)
}

/// The text that a browser wrote as `a+b%21`. None: a browser writes no such text.
fn plain(written: &[u8]) -> Option<String> {
    let mut bytes = Vec::with_capacity(written.len());
    let mut rest = written;
    while let [first, behind @ ..] = rest {
        rest = behind;
        bytes.push(match first {
            b'%' => {
                let digits = behind.get(..2)?;
                rest = &behind[2..];
                let digit = |digit: u8| char::from(digit).to_digit(16);
                (digit(digits[0])? * 16 + digit(digits[1])?) as u8
            }
            b'+' => b' ',
            _ => *first,
        });
    }
    Some(String::from_utf8_lossy(&bytes).into_owned())
}
