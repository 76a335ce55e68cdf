// Creates the secrets of a demo shop once. docker-compose.demo.yml passes them to its services as files.
// usage: node deploy/image/demo-secrets.mjs FOLDER
import { randomBytes } from "node:crypto"
import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"

const [, , folder = "/secrets"] = process.argv

for (const name of ["postgres", "jwt", "cookie", "webhook", "admin"]) {
  const file = join(folder, name)
  // Everybody may read the file, because PostgreSQL's user also reads its password.
  if (!existsSync(file))
    writeFileSync(file, randomBytes(name === "admin" ? 9 : 32).toString("base64url"), { mode: 0o644 })
}
process.stdout.write(
  `Administrator: admin@shop.example, password ${readFileSync(join(folder, "admin"), "utf8")}\n`,
)
