declare module "virtual:languages" {
  /** The name of each language in itself, by its code. */
  const languages: Record<string, string>;
  export default languages;
}
