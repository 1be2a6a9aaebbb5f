"""Make the client's types from the server's: `web/src/wire.ts` from `ventuno.server.wire` and `table_wire`.

The console's, `web/src/console/wire.ts`, are a file of their own, so that no player has to load them. Without arguments
it checks that the files are as they would be written now; `--write` writes them.
"""

import inspect
import re
import sys
from pathlib import Path
from typing import Any

import msgspec

from ventuno.server import console_control_wire, console_wire, table_wire, wire

FOLDER = Path(__file__).parent.parent / "web" / "src"
_HEAD = "// Made by `make wire` from ventuno.server.wire: change it there.\n"
_PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}

Schema = dict[str, Any]


def structs() -> list[type[msgspec.Struct]]:
    """Every value of both modules, but for those that only say what others have in common."""
    found = {kind for module in (wire, table_wire) for _, kind in inspect.getmembers(module, inspect.isclass)}
    plain = {wire.Wire, wire.Body, table_wire.Command, table_wire.Message}
    kinds = (kind for kind in found if issubclass(kind, wire.Wire | wire.Body) and kind not in plain)
    return sorted(kinds, key=lambda kind: (kind.__module__, kind.__name__))


def typescript() -> str:
    _, components = msgspec.json.schema_components(structs(), ref_template="{name}")
    return _HEAD + "".join(_declared(name, components[name]) for name in sorted(components))


def console_typescript() -> str:
    """What the client knows already is imported."""
    _, known = msgspec.json.schema_components(structs(), ref_template="{name}")
    modules = console_wire, console_control_wire
    own = [
        kind
        for module in modules
        for _, kind in inspect.getmembers(module, inspect.isclass)
        if kind.__module__ == module.__name__
    ]
    _, components = msgspec.json.schema_components(own, ref_template="{name}")
    text = "".join(_declared(name, components[name]) for name in sorted(components.keys() - known.keys()))
    used = [name for name in sorted(known) if re.search(rf"\b{name}\b", text)]
    return f'{_HEAD}\nimport type {{ {", ".join(used)} }} from "../wire";\n{text}'


def _declared(name: str, schema: Schema) -> str:
    if schema.get("type") != "object":
        return f"\nexport type {name} = {_type(schema)};\n"
    needed = set(schema.get("required", ()))
    fields = (
        f"  {field}{'' if field in needed else '?'}: {_type(each)};\n" for field, each in schema["properties"].items()
    )
    return f"\nexport interface {name} {{\n{''.join(fields)}}}\n"


def _type(schema: Schema) -> str:
    if "$ref" in schema:
        return str(schema["$ref"])
    if "anyOf" in schema:
        return " | ".join(_type(each) for each in schema["anyOf"])
    if "enum" in schema:
        return " | ".join("null" if each is None else f'"{each}"' for each in schema["enum"])
    if "prefixItems" in schema:
        return f"[{', '.join(_type(each) for each in schema['prefixItems'])}]"
    if schema["type"] == "array":
        return f"({_type(schema['items'])})[]"
    if schema["type"] == "object":
        return f"Record<string, {_type(schema['additionalProperties'])}>"
    return _PLAIN[schema["type"]]


def main() -> None:
    for name, text in (("wire.ts", typescript()), ("console/wire.ts", console_typescript())):
        target = FOLDER / name
        if "--write" in sys.argv[1:]:
            target.parent.mkdir(exist_ok=True)
            target.write_text(text)
        elif not target.exists() or target.read_text() != text:
            sys.exit(f"web/src/{name} is not what the server sends: run `make wire`")


if __name__ == "__main__":
    main()
