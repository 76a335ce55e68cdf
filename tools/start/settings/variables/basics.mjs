/** @type {import("./index.mjs").Group[]} */
export const BASICS = [
  {
    title: "Required with Docker Compose",
    note: "Generate each secret with `openssl rand -hex 32`. `npm start` generates them into `.data/secrets.json`.",
    variables: [
      {
        name: "SHOP_HOST",
        meaning: "Host name of the shop. Caddy requests a certificate for it.",
        example: "shop.example",
        only: "compose",
        required: true,
      },
      {
        name: "CHANNEL_HOSTS",
        meaning:
          "Host names of the further channels in `merchant.json`, separated by spaces. Caddy requests their certificates.",
        example: "second.example",
        only: "compose",
      },
      {
        name: "SHOP_ADMIN_EMAIL",
        meaning: "E-mail address of the first administrator.",
        example: "you@shop.example",
        required: true,
      },
      {
        name: "SHOP_ADMIN_PASSWORD",
        meaning: "Password of the first administrator.",
        example: "",
        secret: true,
        required: true,
      },
      {
        name: "POSTGRES_PASSWORD",
        meaning: "Password of the bundled PostgreSQL. Any characters are allowed.",
        example: "",
        secret: true,
        only: "compose",
        required: true,
      },
      {
        name: "JWT_SECRET",
        meaning: "Signs access tokens. At least 32 random characters.",
        example: "",
        secret: true,
        required: true,
      },
      {
        name: "COOKIE_SECRET",
        meaning: "Signs the cookies of Medusa Admin. At least 32 random characters.",
        example: "",
        secret: true,
        required: true,
      },
      {
        name: "AUTH_MFA_ENCRYPTION_KEY",
        meaning: "Encrypts TOTP secrets. At least 32 random characters.",
        default: "derived from `JWT_SECRET`",
        example: "",
        secret: true,
        required: true,
      },
    ],
  },
  {
    title: "Addresses and processes",
    variables: [
      { name: "PORT", meaning: "Public port of the shop.", default: "8000", example: "8000", only: "start" },
      {
        name: "ENGINE_PORT",
        meaning: "Port of the first engine process.",
        default: "9000",
        example: "9000",
        only: "start",
      },
      {
        name: "ENGINE_PROCESSES",
        meaning: "Number of engine processes. The edge balances requests between them.",
        default: "1",
        example: "2",
        only: "start",
      },
      {
        name: "NEW_SHOP",
        meaning:
          '`closed`: a new database shows visitors "opening soon" until an owner opens the shop in the dashboard. Docker Compose sets it.',
        default: "open",
        example: "open",
      },
      {
        name: "SHOP_URL",
        meaning:
          "Public origin of the shop. Overrides the address of the dashboard. Docker Compose derives it from `SHOP_HOST`.",
        default: "the dashboard's, otherwise `http://localhost:8000`",
        example: "https://shop.example",
        only: "start",
      },
      {
        name: "SHOP_ORIGINS",
        meaning:
          "Further origins whose pages may call `/api` and the engine, and open a payment page, comma-separated.",
        example: "https://partner.example",
      },
      {
        name: "MERCHANT_FILE",
        meaning:
          "Absolute path of the merchant's file. It must enable the languages of the file with which the shop was built.",
        default: "`merchant.json`",
        example: "/etc/shop/merchant.json",
      },
      {
        name: "PREVIEW_HOSTS",
        meaning:
          "Former host names of this shop, comma-separated. Pictures with these hosts are served from here.",
        example: "preview.shop.example",
      },
      {
        name: "ADMIN_URL",
        meaning: "Address of Medusa Admin, used in links to it.",
        default: "`http://localhost:9000`",
        example: "http://localhost:9000",
      },
      { name: "DISABLE_ADMIN", meaning: "`true` disables Medusa Admin.", example: "true" },
      {
        name: "HOST",
        meaning: "Address on which the edge listens.",
        default: "127.0.0.1",
        example: "0.0.0.0",
        only: "start",
      },
      {
        name: "ENGINE_URL",
        meaning: "Address of the engine, if only one engine runs elsewhere.",
        default: "`http://127.0.0.1:9000`",
        example: "http://engine:9000",
        only: "start",
      },
      {
        name: "ENGINE_URLS",
        meaning: "Addresses of the engines to which the edge sends requests, comma-separated.",
        example: "http://engine-1:9000,http://engine-2:9000",
      },
      {
        name: "TRUST_PROXY",
        meaning: "Proxies in front of the edge: their number or their addresses.",
        default: "one on this machine, if the public address has https",
        example: "1",
        only: "start",
      },
      {
        name: "DRAIN_SECONDS",
        meaning: "Seconds for which the edge still answers after SIGTERM while `/readyz` returns 503.",
        default: "0, in Compose 8",
        example: "8",
      },
      {
        name: "MEDUSA_WORKER_MODE",
        meaning: "Work of this engine: `server`, `worker` or `shared` (both).",
        default: "shared",
        example: "server",
        only: "start",
      },
    ],
  },
  {
    title: "Database and Redis",
    variables: [
      {
        name: "DATABASE_URL",
        meaning: "Your PostgreSQL, instead of the bundled one.",
        example: "postgres://shop_engine@host/shop",
      },
      {
        name: "DATABASE_PASSWORD",
        meaning:
          "Password for `DATABASE_URL`, in any characters. Docker Compose uses `POSTGRES_PASSWORD` by default.",
        example: "",
        secret: true,
        only: "start",
      },
      {
        name: "MIGRATION_DATABASE_URL",
        meaning: "The owner of the tables, if the role of `DATABASE_URL` may only read and write rows.",
        example: "postgres://shop_owner@host/shop",
        secret: true,
      },
      {
        name: "MIGRATION_DATABASE_PASSWORD",
        meaning: "Password for `MIGRATION_DATABASE_URL`.",
        example: "",
        secret: true,
      },
      {
        name: "DATABASE_ROLE",
        meaning:
          "`owner` connects the engine to the bundled PostgreSQL as superuser instead of as a role that only reads and writes rows.",
        example: "owner",
        only: "start",
      },
      {
        name: "DATABASE_SSL",
        meaning: "`true` encrypts the connection and verifies the certificate.",
        example: "true",
      },
      { name: "DATABASE_POOL", meaning: "Connections per engine process.", default: "20", example: "20" },
      {
        name: "REDIS_URL",
        meaning: "Shares events, jobs and caches between engines. Required for more than one machine.",
        example: "redis://host:6379",
      },
    ],
  },
]
