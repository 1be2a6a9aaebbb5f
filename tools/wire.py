"""Make the client's types from the server's: the values on the wire, and the routes that they travel by.

Values come from every `wire` module of `ventuno.server`, those of the sockets included, which no OpenAPI document
describes. Routes come from the OpenAPI document: method, path, query, body and answer of each. So a call of the client
with a wrong path or body does not compile. `web/src/wire.ts` has what players need and `web/src/console/wire.ts` what
the console needs besides. Without arguments this checks that both files are as they would be written now; `--write`
writes them.
"""

import importlib
import inspect
import pkgutil
import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import ModuleType, UnionType
from typing import Any, cast, get_args

import msgspec

from ventuno import server
from ventuno.server.app import framework
from ventuno.server.app.routers import API
from ventuno.server.settings import Settings

FOLDER = Path(__file__).parent.parent / "web" / "src"
_HEAD = "// Made by `make wire` from the wire modules of ventuno.server and its OpenAPI document: change those.\n"
_PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
_CONSOLE = "/console/"
_KEY = "Idempotency-Key"

Schema = dict[str, Any]


# ----- values


def modules(*, console: bool) -> list[ModuleType]:
    """The modules of values on the wire: the console's, or all others."""
    names = (found.name for found in pkgutil.walk_packages(server.__path__, f"{server.__name__}."))
    wanted = sorted(name for name in names if re.search(r"\.wire(_events)?\b", name))
    return [importlib.import_module(name) for name in wanted if (".console." in name) == console]


def structs(*, console: bool = False) -> list[type[msgspec.Struct]]:
    """Every value that these modules define, but for those that only say what others have in common."""
    return [
        kind
        for module in modules(console=console)
        for _, kind in inspect.getmembers(module, inspect.isclass)
        if kind.__module__ == module.__name__ and issubclass(kind, msgspec.Struct) and not _abstract(kind)
    ]


def _abstract(kind: type[msgspec.Struct]) -> bool:
    return not kind.__struct_fields__ and bool(kind.__subclasses__())


def unions() -> dict[frozenset[str], str]:
    """The names that the players' modules give to unions of values, by the names of their members."""
    found = {}
    for module in modules(console=False):
        for name, value in vars(module).items():
            members = get_args(value) if isinstance(value, UnionType) else ()
            if members and all(isinstance(each, type) and issubclass(each, msgspec.Struct) for each in members):
                found[frozenset(each.__name__ for each in members)] = name
    return found


_UNIONS = unions()


def _declared(name: str, schema: Schema) -> str:
    if schema.get("type") != "object":
        return f"\nexport type {name} = {_type(schema)};\n"
    needed = set(schema.get("required", ()))
    fields = (
        f"  {field}{'' if field in needed else '?'}: {_type(each)};\n" for field, each in schema["properties"].items()
    )
    return f"\nexport interface {name} {{\n{''.join(fields)}}}\n"


def _type(schema: Schema) -> str:
    """Of a schema of msgspec's or of the document's."""
    if not schema:
        return "unknown"
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    several = schema.get("anyOf") or schema.get("oneOf") or schema.get("allOf")
    if several:
        union = _UNIONS.get(frozenset(each.get("$ref", "") for each in several))
        return union or " | ".join(_type(each) for each in several)
    if "enum" in schema:
        return " | ".join("null" if each is None else f'"{each}"' for each in schema["enum"])
    if "prefixItems" in schema:
        return f"[{', '.join(_type(each) for each in schema['prefixItems'])}]"
    if schema["type"] == "array":
        return f"({_type(schema['items'])})[]"
    if schema["type"] == "object":
        return f"Record<string, {_type(schema['additionalProperties'])}>"
    return _PLAIN[schema["type"]]


# ----- routes


def document() -> Schema:
    return framework(Settings()).openapi_schema.to_schema()


def routes(found: Schema, *, console: bool) -> str:
    """`"POST /plays/{play}/moves": { path: { play: string }; body: MakeMoveBody; keyed: true; answer: Moved }` each."""
    lines = [
        f'  "{method.upper()} {path.removeprefix(API)}": {{ {"; ".join(_parts(operation))} }};\n'
        for path, operations in found["paths"].items()
        if path.startswith(API) and path.removeprefix(API).startswith(_CONSOLE) == console
        for method, operation in operations.items()
    ]
    return f"\nexport interface {'ConsoleRoutes' if console else 'Routes'} {{\n{''.join(lines)}}}\n"


def _parts(operation: Schema) -> Iterator[str]:
    parameters = cast("list[Schema]", operation.get("parameters", []))
    if path := [each for each in parameters if each["in"] == "path"]:
        yield f"path: {_record(path)}"
    if query := [each for each in parameters if each["in"] == "query"]:
        yield f"query{'' if any(each.get('required') for each in query) else '?'}: {_record(query)}"
    if body := operation.get("requestBody"):
        yield f"body: {_type(body['content']['application/json']['schema'])}"
    if any(each["name"] == _KEY for each in parameters):
        yield "keyed: true"
    (answer,) = (each for status, each in operation["responses"].items() if status.startswith("2"))
    content = answer.get("content", {}).get("application/json", {}).get("schema", {})
    yield f"answer: {'unknown' if content.get('type') == 'string' else _type(content)}"  # a file is of no type of ours


def _record(parameters: Iterable[Schema]) -> str:
    """A parameter that may be left out may be given as `undefined`, but not as null: an address knows no null."""
    fields = []
    for each in parameters:
        kind = _type(each["schema"]).replace(" | null", "")
        fields.append(f"{each['name']}: {kind}" if each.get("required") else f"{each['name']}?: {kind} | undefined")
    return f"{{ {'; '.join(fields)} }}"


# ----- files


def typescript(found: Schema) -> str:
    _, components = msgspec.json.schema_components(structs(), ref_template="{name}")
    declared = {name: _declared(name, schema) for name, schema in components.items()}
    for members, name in _UNIONS.items():
        declared[name] = f"\nexport type {name} = {' | '.join(sorted(members))};\n"
    return _HEAD + "".join(declared[name] for name in sorted(declared)) + routes(found, console=False)


def console_typescript(found: Schema) -> str:
    """What the players' file has already is imported."""
    _, known = msgspec.json.schema_components(structs(), ref_template="{name}")
    _, components = msgspec.json.schema_components(structs(console=True), ref_template="{name}")
    queried = {name: found["components"]["schemas"][name] for name in _queried(found)}
    own = {name: schema for name, schema in (queried | components).items() if name not in known}
    text = "".join(_declared(name, own[name]) for name in sorted(own)) + routes(found, console=True)
    used = [name for name in sorted(known) if re.search(rf"(?<!\")\b{name}\b", text)]
    return f'{_HEAD}\nimport type {{ {", ".join(used)} }} from "../wire";\n{text}'


def _queried(found: Schema) -> set[str]:
    """Enumerations that are only asked with: no value on the wire has them."""
    parameters = (
        each["schema"]
        for operations in found["paths"].values()
        for operation in operations.values()
        for each in operation.get("parameters", [])
    )
    return {name.rpartition("/")[2] for schema in parameters for name in re.findall(r"#/[\w/]+", str(schema))}


def main() -> None:
    found = document()
    for name, text in (("wire.ts", typescript(found)), ("console/wire.ts", console_typescript(found))):
        target = FOLDER / name
        if "--write" in sys.argv[1:]:
            target.write_text(text)
        elif not target.exists() or target.read_text() != text:
            sys.exit(f"web/src/{name} is not what the server sends: run `make wire`")


if __name__ == "__main__":
    main()
