declare module "wawoff2/build/decompress_binding.js" {
  /** WebAssembly build of Google's WOFF2 decoder. */
  const binding: {
    onRuntimeInitialized?: () => void
    /** Returns the typeface as TrueType, or false. Undefined until the runtime is initialised. */
    decompress?: (woff2: Uint8Array) => Uint8Array | false
  }
  export default binding
}
