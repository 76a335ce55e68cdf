export function saveBlob(name: string, data: Blob): void {
  const url = URL.createObjectURL(data)
  const link = document.createElement("a")
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}

export function saveFile(name: string, text: string): void {
  saveBlob(name, new Blob([text], { type: "application/json" }))
}
