// vitest.config.js unpacks these.
declare module "*.json.gz" {
  const content: unknown;
  export default content;
}
