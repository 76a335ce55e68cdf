/** What is used of the library, which brings no types. */
declare module "saxon-js" {
  export function transform(options: {
    stylesheetInternal: unknown
    sourceText: string
    destination: "serialized"
  }): { principalResult: string }
}
