import { randomUUID } from "node:crypto"
import { core } from "./core.mjs"
import { fill } from "./fill.mjs"

const { PORT, DATABASE_URL = "", SHOP_URL = "" } = process.env
const { searchParams, hostname, port, username, password, pathname } = new URL(DATABASE_URL)

await core.bootstrap(
  {
    defaultLanguageCode: "fr",
    apiOptions: { port: Number(PORT), hostname: "127.0.0.1", introspection: false },
    authOptions: {
      tokenMethod: "bearer",
      superadminCredentials: { identifier: "superadmin", password: randomUUID() },
    },
    dbConnectionOptions: {
      type: "postgres",
      synchronize: true,
      // Path of PostgreSQL's socket. TypeORM does not read it from a URL.
      host: searchParams.get("host") ?? hostname,
      port: Number(port),
      username,
      password,
      database: pathname.slice(1),
    },
    paymentOptions: { paymentMethodHandlers: [core.dummyPaymentHandler] },
    logger: new core.DefaultLogger({ level: core.LogLevel.Warn }),
  },
  {
    onBeforeAppListen: async (/** @type {import("./fill.mjs").App} */ app) => {
      await app.init()
      await fill(app, SHOP_URL)
    },
  },
)
