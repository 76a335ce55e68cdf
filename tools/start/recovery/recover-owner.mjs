// `npm run recover-owner -- EMAIL`: restores an owner's access. See docs/recover-an-account.md.
import { command } from "../backup/command.mjs"
import { withShopDatabase } from "../backup/shop-database.mjs"
import { StartFailure } from "../failure.mjs"
import { defaultDataDir, engineBuild, medusaCli } from "../paths.mjs"
import { runTask } from "../processes/task.mjs"
import { engineEnvironment } from "../settings/environment.mjs"
import { password as newPassword, SecretsFile } from "../settings/secrets.mjs"

/**
 * Returns the environment of an engine. In a container, JWT_SECRET is in this process's environment. Otherwise the
 * secrets file contains it.
 * @param {string} databaseUrl @returns {NodeJS.ProcessEnv}
 */
function environment(databaseUrl) {
  const { env } = process
  if (env.JWT_SECRET) return { ...env, DATABASE_URL: databaseUrl }
  const ports = { shop: Number(env.PORT ?? 8000), engine: Number(env.ENGINE_PORT ?? 9000), emulator: 0 }
  const secrets = new SecretsFile(defaultDataDir).values
  return engineEnvironment({ dataDir: defaultDataDir, ports, databaseUrl, secrets, env })
}

await command(async () => {
  const [email] = process.argv.slice(2)
  if (!email)
    throw new StartFailure("Name the owner's e-mail address: npm run recover-owner -- ada@example.org")
  const password = newPassword()
  const options = { dataDir: defaultDataDir, env: process.env, alone: false }
  await withShopDatabase(options, (databaseUrl) =>
    runTask({
      args: [...process.execArgv, medusaCli, "exec", "./src/scripts/recover-owner.js", email],
      cwd: engineBuild,
      // In server mode, this engine runs no jobs, because the running shop already does.
      env: { ...environment(databaseUrl), MEDUSA_WORKER_MODE: "server", RECOVERY_PASSWORD: password },
      failure: `The access of ${email} was not restored:`,
    }),
  )
  process.stdout.write(
    `New password of ${email}: ${password}\n` +
      "Sign in with it, change it, and set up the second factor again.\n" +
      "All sessions of this user have ended. The change log records the recovery, and every owner receives an e-mail.\n",
  )
})
