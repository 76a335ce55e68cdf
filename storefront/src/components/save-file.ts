/** Hands data over as a file, as if it were a download. */
export function saveBlob(name: string, data: Blob): void {
  const url = URL.createObjectURL(data)
  const link = document.createElement("a")
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}

/** Hands a JSON text over as a file. */
export function saveFile(name: string, text: string): void {
  saveBlob(name, new Blob([text], { type: "application/json" }))
}
