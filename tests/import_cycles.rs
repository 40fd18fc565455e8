//! Tests that the files of `src` import each other in one direction.
//!
//! A re-export is followed to the file that defines the name. A head and its own children may
//! need each other; no other files may.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::{fs, iter};
use syn::visit::{self, Visit};
use syn::{Attribute, Item, UseTree, Visibility};

/// A module's path inside the crate: `event::decide` is `["event", "decide"]`.
type Module = Vec<String>;

/// The most files of a module's head and its children that may lie in cycles, all together.
const MOST_IN_CYCLES: usize = 40;

#[derive(Default)]
struct File {
    /// Every path that the code names, as it is written.
    paths: Vec<Vec<String>>,
    /// Names that the file hands on, and the path behind each.
    exports: BTreeMap<String, Vec<String>>,
}

struct Crate {
    files: BTreeMap<Module, File>,
}

impl Crate {
    fn read(sources: &Path) -> Crate {
        let paths = walk(sources).into_iter();
        let code = paths.filter(|path| !is_test(path.strip_prefix(sources).unwrap()));
        let files = code.map(|path| {
            let text = fs::read_to_string(&path).unwrap();
            let parsed = syn::parse_file(&text).unwrap_or_else(|e| panic!("{path:?}: {e}"));
            let mut file = File::default();
            file.visit_file(&parsed);
            (module_of(path.strip_prefix(sources).unwrap()), file)
        });
        Crate { files: files.collect() }
    }

    /// The path from the root of the crate; nothing if it leads out of the crate.
    fn absolute(&self, at: &[String], path: &[String]) -> Option<Module> {
        let supers = path.iter().take_while(|part| *part == "super" || *part == "self").count();
        let up = path[..supers].iter().filter(|part| *part == "super").count();
        let base = match path.first()?.as_str() {
            "crate" => return Some(path[1..].to_vec()),
            "super" | "self" => &at[..at.len().checked_sub(up)?],
            child if self.files.contains_key(&joined(at, child)) => at,
            _ => return None,
        };
        Some(base.iter().chain(&path[supers..]).cloned().collect())
    }

    /// The file that defines what this path names.
    fn definition(&self, path: &[String], depth: usize) -> Option<Module> {
        let known = |length: &usize| self.files.contains_key(&path[..*length]);
        let length = (0..=path.len()).rev().find(known)?;
        let module = path[..length].to_vec();
        let Some(name) = path.get(length) else { return Some(module) };
        let Some(behind) = self.files[&module].exports.get(name).filter(|_| depth < 9) else {
            return Some(module);
        };
        let mut behind = self.absolute(&module, behind)?;
        behind.extend_from_slice(&path[length + 1..]);
        self.definition(&behind, depth + 1)
    }

    fn imports(&self) -> BTreeMap<&Module, BTreeSet<&Module>> {
        let of = |(module, file): (&'_ Module, &'_ File)| {
            let found = file.paths.iter().filter_map(|path| self.absolute(module, path));
            let found = found.filter_map(|path| self.definition(&path, 0));
            found.filter(|to| to != module).collect::<BTreeSet<Module>>()
        };
        let known = |to: &Module| self.files.get_key_value(to).map(|(key, _)| key);
        self.files
            .iter()
            .map(|(module, file)| (module, of((module, file)).iter().filter_map(known).collect()))
            .collect()
    }
}

impl<'ast> Visit<'ast> for File {
    fn visit_item(&mut self, item: &'ast Item) {
        let (attributes, exported) = match item {
            Item::Use(item) => (&item.attrs, !matches!(item.vis, Visibility::Inherited)),
            Item::Mod(item) => (&item.attrs, false),
            Item::Fn(item) => (&item.attrs, false),
            Item::Impl(item) => (&item.attrs, false),
            _ => return visit::visit_item(self, item),
        };
        if attributes.iter().any(is_for_tests) {
            return;
        }
        match item {
            Item::Use(item) => {
                for (path, name) in leaves(&item.tree, &[]) {
                    match exported {
                        true => _ = self.exports.insert(name, path),
                        false => self.paths.push(path),
                    }
                }
            }
            _ => visit::visit_item(self, item),
        }
    }

    fn visit_path(&mut self, path: &'ast syn::Path) {
        if path.segments.len() > 1 {
            self.paths.push(path.segments.iter().map(|part| part.ident.to_string()).collect());
        }
        visit::visit_path(self, path);
    }
}

fn is_for_tests(attribute: &Attribute) -> bool {
    attribute.path().is_ident("cfg")
        && attribute.parse_args::<syn::Ident>().is_ok_and(|word| word == "test")
}

/// Each path of a `use`, and the name by which the file knows it.
fn leaves(tree: &UseTree, before: &[String]) -> Vec<(Vec<String>, String)> {
    let with = |name: &syn::Ident| joined(before, &name.to_string());
    match tree {
        UseTree::Path(path) => leaves(&path.tree, &with(&path.ident)),
        UseTree::Group(group) => group.items.iter().flat_map(|one| leaves(one, before)).collect(),
        UseTree::Name(name) if name.ident == "self" => {
            vec![(before.to_vec(), before.last().cloned().unwrap_or_default())]
        }
        UseTree::Name(name) => vec![(with(&name.ident), name.ident.to_string())],
        UseTree::Rename(name) => vec![(with(&name.ident), name.rename.to_string())],
        UseTree::Glob(_) => vec![(before.to_vec(), "*".to_owned())],
    }
}

fn joined(path: &[String], name: &str) -> Vec<String> {
    path.iter().cloned().chain(iter::once(name.to_owned())).collect()
}

fn module_of(path: &Path) -> Module {
    let mut parts: Module = path
        .with_extension("")
        .components()
        .map(|part| part.as_os_str().to_str().unwrap().to_owned())
        .collect();
    if matches!(parts.last().map(String::as_str), Some("mod" | "lib" | "main")) {
        parts.pop();
    }
    parts
}

fn is_test(path: &Path) -> bool {
    let is_tests = |name: &str| name == "tests" || name.ends_with("_tests");
    path == Path::new("main.rs")
        || module_of(path).iter().any(|part| part == "tests")
        || path.file_stem().is_some_and(|stem| is_tests(stem.to_str().unwrap()))
}

fn walk(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let files = entries.flat_map(|path| if path.is_dir() { walk(&path) } else { vec![path] });
    files.filter(|path| path.extension().is_some_and(|kind| kind == "rs")).collect()
}

/// Every module that can be reached from this one.
fn reached<'a>(
    from: &'a Module,
    imports: &BTreeMap<&'a Module, BTreeSet<&'a Module>>,
) -> BTreeSet<&'a Module> {
    let (mut reached, mut open) = (BTreeSet::new(), vec![from]);
    while let Some(module) = open.pop() {
        open.extend(imports[module].iter().filter(|to| reached.insert(**to)));
    }
    reached
}

/// The groups of files in which each reaches all others.
fn cycles(code: &Crate) -> BTreeSet<Vec<&Module>> {
    let imports = code.imports();
    let reach: BTreeMap<&Module, BTreeSet<&Module>> =
        imports.keys().map(|module| (*module, reached(module, &imports))).collect();
    let with = |module: &Module| {
        reach[module].iter().filter(|to| reach[**to].contains(module)).copied().collect()
    };
    let groups: BTreeSet<Vec<&Module>> = imports.keys().map(|module| with(module)).collect();
    groups.into_iter().filter(|group| group.len() > 1).collect()
}

#[test]
fn files_import_each_other_in_one_direction() {
    let code = Crate::read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"));
    assert!(code.files.len() > 300, "only {} files were found", code.files.len());
    let cycles = cycles(&code);
    let is_a_family = |group: &&Vec<&Module>| {
        group.iter().any(|head| {
            group
                .iter()
                .all(|one| one == head || one.len() == head.len() + 1 && one.starts_with(head))
        })
    };
    let strangers: Vec<String> = cycles
        .iter()
        .filter(|group| !is_a_family(group))
        .map(|group| group.iter().map(|one| one.join("::")).collect::<Vec<_>>().join(" "))
        .collect();
    assert_eq!(strangers, Vec::<String>::new());
    let files: usize = cycles.iter().map(Vec::len).sum();
    assert!(files <= MOST_IN_CYCLES, "{files} files lie in cycles: {cycles:?}");
}
