// `npm run backup -- FILE|FOLDER` writes a consistent backup of the database and the pictures while the shop runs.
import { statSync } from "node:fs"
import { command, exitOnSignals, uploadsOf } from "./backup/command.mjs"
import { withShopDatabase } from "./backup/shop-database.mjs"
import { takeBackup } from "./backup/take.mjs"
import { StartFailure } from "./failure.mjs"
import { defaultDataDir } from "./paths.mjs"

exitOnSignals()
await command(async () => {
  const [target] = process.argv.slice(2)
  if (!target)
    throw new StartFailure("Name the target: npm run backup -- backups/  or  npm run backup -- shop.tar.gz")
  const { env } = process
  const uploads = uploadsOf(env)
  const { file, manifest } = await withShopDatabase(
    { dataDir: defaultDataDir, env, alone: false },
    (databaseUrl) => takeBackup({ databaseUrl, uploads, target }),
  )
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  const size = (statSync(file).size / 1_000_000).toFixed(1)
  process.stdout.write(
    `${file}: ${size} MB, ${manifest.tables.length} tables with ${rows} rows${manifest.uploads ? ", and the pictures" : ""}.\n`,
  )
  if (env.S3_BUCKET)
    process.stdout.write("Pictures in the S3 bucket are not included. Back up the bucket separately.\n")
})
