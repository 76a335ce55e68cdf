export class CookieJar {
  private readonly cookies = new Map<string, string>()

  keep(headers: Headers) {
    for (const line of headers.getSetCookie()) {
      const [pair = ""] = line.split(";")
      const at = pair.indexOf("=")
      if (at > 0) this.cookies.set(pair.slice(0, at).trim(), pair.slice(at + 1).trim())
    }
  }

  get(name: string): string | undefined {
    return this.cookies.get(name)
  }

  set(name: string, value: string) {
    this.cookies.set(name, value)
  }

  clear() {
    this.cookies.clear()
  }

  header(): string | undefined {
    if (this.cookies.size === 0) return undefined
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ")
  }
}
