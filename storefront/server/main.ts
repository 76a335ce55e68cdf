import { buildEdge } from "./app.js"
import { readConfig } from "./config.js"

const config = readConfig(process.env)
const app = await buildEdge(config)

for (const signal of ["SIGTERM", "SIGINT"] as const)
  process.once(signal, () => {
    app.log.info(`${signal}: finishing what is under way`)
    void app.close().then(() => process.exit(0))
  })

try {
  await app.listen({ host: config.host, port: config.port })
} catch (error) {
  app.log.fatal({ err: error }, `the edge cannot listen on ${config.host}:${config.port}`)
  process.exit(1)
}
