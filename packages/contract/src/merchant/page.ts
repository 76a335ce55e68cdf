declare const document: { getElementById: (id: string) => { textContent: string } | null } | undefined

/**
 * Reads the merchant settings that the server wrote into the page. Returns undefined in other pages. The defaults then
 * apply.
 */
export function merchant(): unknown {
  const text = typeof document === "undefined" ? "" : document.getElementById("merchant")?.textContent
  return text ? JSON.parse(text) : undefined
}
