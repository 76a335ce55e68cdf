/** Types of the functions that are used. The library contains none. */
declare module "saxon-js" {
  export function transform(options: {
    stylesheetInternal: unknown
    sourceText: string
    destination: "serialized"
  }): { principalResult: string }
}
