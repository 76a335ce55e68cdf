import { randomBytes, randomInt } from "node:crypto"
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { StartFailure } from "../failure.mjs"

/** @typedef {{ jwt: string, cookie: string, postgres: string, postgresEngine: string, webhook: string, adminEmail: string, adminPassword: string, seeded: string[] }} Secrets */

const hex = (/** @type {number} */ bytes) => randomBytes(bytes).toString("hex")

/** Returns a random password without characters that look alike. */
export function password(length = 16) {
  const letters = "abcdefghjkmnpqrstuvwxyzABCDEFGHJKMNPQRSTUVWXYZ23456789"
  return Array.from({ length }, () => letters[randomInt(letters.length)]).join("")
}

/** Generated secrets of a shop. Environment variables override them and are not stored. */
export class SecretsFile {
  /** @param {string} dataDir */
  constructor(dataDir) {
    this.file = join(dataDir, "secrets.json")
    /** @type {Partial<Secrets>} */
    const secrets = existsSync(this.file) ? this.#read() : {}
    /** @type {Secrets} */
    this.values = {
      jwt: secrets.jwt ?? hex(32),
      cookie: secrets.cookie ?? hex(32),
      postgres: secrets.postgres ?? hex(16),
      postgresEngine: secrets.postgresEngine ?? hex(16),
      webhook: secrets.webhook ?? `whsec_${hex(24)}`,
      adminEmail: secrets.adminEmail ?? "admin@bonperroquet.example",
      adminPassword: secrets.adminPassword ?? password(),
      seeded: secrets.seeded ?? [],
    }
    this.#write()
  }

  /** Records that the administrator of this database has the password in this file. @param {string} databaseId */
  markSeeded(databaseId) {
    if (this.values.seeded.includes(databaseId)) return
    this.values.seeded.push(databaseId)
    this.#write()
  }

  #read() {
    try {
      return JSON.parse(readFileSync(this.file, "utf8"))
    } catch {
      throw new StartFailure(`${this.file} is not valid JSON. Restore it, or delete its folder.`)
    }
  }

  #write() {
    mkdirSync(dirname(this.file), { recursive: true })
    writeFileSync(`${this.file}.new`, `${JSON.stringify(this.values, null, 2)}\n`, { mode: 0o600 })
    renameSync(`${this.file}.new`, this.file)
  }
}
