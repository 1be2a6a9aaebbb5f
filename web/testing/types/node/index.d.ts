// Instead of Node's types, which a tool of the tests brings along: the client runs in browsers, where `process` and the
// like are not. So TypeScript must not know them (`typeRoots` in tsconfig.json).
export {};
