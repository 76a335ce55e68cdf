declare const document: { getElementById: (id: string) => { textContent: string } | null } | undefined

/** Reads the merchant that the server wrote into the page. Undefined in other pages: the defaults apply. */
export function merchant(): unknown {
  const text = typeof document === "undefined" ? "" : document.getElementById("merchant")?.textContent
  return text ? JSON.parse(text) : undefined
}
