// `npm run restore -- FILE [--replace]` restores a backup. The next `npm start` migrates the restored database.
import { resolve } from "node:path"
import { command, exitOnSignals, uploadsOf } from "./backup/command.mjs"
import { putBack } from "./backup/put-back.mjs"
import { withShopDatabase } from "./backup/shop-database.mjs"
import { StartFailure } from "./failure.mjs"
import { defaultDataDir } from "./paths.mjs"

exitOnSignals()
await command(async () => {
  const [archive, ...options] = process.argv.slice(2)
  if (!archive || options.some((option) => option !== "--replace"))
    throw new StartFailure("Name the backup: npm run restore -- shop.tar.gz [--replace]")
  const { env } = process
  const uploads = uploadsOf(env)
  const manifest = await withShopDatabase({ dataDir: defaultDataDir, env, alone: true }, (databaseUrl) =>
    putBack({ databaseUrl, uploads, archive: resolve(archive), replace: options.includes("--replace") }),
  )
  process.stdout.write(
    `The shop is restored to ${manifest.taken_at}. npm start migrates its tables and reads from Stripe which payments were made since then.\n`,
  )
})
