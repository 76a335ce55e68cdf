export interface Options {
  account?: string
  passphrase?: string
  apiBase?: string
  /** URL of the locator. "off" disables pick-up points. */
  pointsUrl?: string
  /** API key of bpost's newer locator, which `pointsUrl` must name. */
  pointsKey?: string
}
