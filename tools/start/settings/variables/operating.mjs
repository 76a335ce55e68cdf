/** @type {import("./index.mjs").Group[]} */
export const OPERATING = [
  {
    title: "Pictures",
    note: "The [runbook](runbook.md#pictures-in-a-bucket) describes S3-compatible buckets.",
    variables: [
      {
        name: "UPLOADS_DIR",
        meaning: "Folder for pictures. Docker Compose uses a volume.",
        default: "`.data/uploads`",
        example: "/srv/uploads",
        only: "start",
      },
      { name: "S3_BUCKET", meaning: "Stores new pictures in this bucket instead.", example: "shop-pictures" },
      { name: "S3_REGION", meaning: "Region of the bucket.", example: "eu-west-1" },
      {
        name: "S3_ENDPOINT",
        meaning: "Address of the store, if it is not Amazon's.",
        example: "https://s3.example",
      },
      {
        name: "S3_FILE_URL",
        meaning:
          "Public address of the bucket. The edges need it too, because browsers may load pictures from there only.",
        example: "https://pictures.shop.example",
      },
      { name: "S3_ACCESS_KEY_ID", meaning: "Access key with write permission.", example: "", secret: true },
      { name: "S3_SECRET_ACCESS_KEY", meaning: "Secret of the access key.", example: "", secret: true },
      {
        name: "S3_ACL",
        meaning:
          "`none` for buckets without per-file permissions. The bucket policy must then make `pictures/` public.",
        example: "none",
      },
      {
        name: "S3_PATH_STYLE",
        meaning: "`true` for stores with the bucket in the path, such as MinIO.",
        example: "true",
      },
    ],
  },
  {
    title: "Limits",
    note: "The edge and each engine process count separately unless the meaning mentions the database.",
    variables: [
      {
        name: "CHECKOUT_RATE_LIMIT",
        meaning: "Payment pages per network address and minute.",
        default: "60",
        example: "60",
      },
      {
        name: "UNPAID_UNITS",
        meaning: "Units of one product that one shopper may reserve without paying, counted in the database.",
        default: "24",
        example: "24",
      },
      {
        name: "CONTACT_RATE_LIMIT",
        meaning: "Contact messages per network address in ten minutes.",
        default: "5",
        example: "5",
      },
      {
        name: "PROMO_CODE_RATE_LIMIT",
        meaning: "Promotion codes, and codes of gift cards, per network address in ten minutes.",
        default: "30",
        example: "30",
      },
      {
        name: "AGENT_RATE_LIMIT",
        meaning: "Calls of [assistants](assistants.md) per network address and minute.",
        default: "300",
        example: "300",
      },
      {
        name: "VAT_NUMBER_RATE_LIMIT",
        meaning: "VAT number checks per network address in ten minutes.",
        default: "20",
        example: "20",
      },
      {
        name: "ACCOUNT_ADDRESS_LIMIT",
        meaning:
          "Failed sign-ins, registrations and requested e-mails per network address in 15 minutes, counted in the database.",
        default: "60",
        example: "60",
      },
      {
        name: "CUSTOMER_PASSWORD_MIN_LENGTH",
        meaning: "Characters of a customer's new password.",
        default: "6",
        example: "8",
      },
      {
        name: "ADMIN_PASSWORD_MIN_LENGTH",
        meaning: "Characters of an administrator's new password.",
        default: "10",
        example: "14",
      },
      {
        name: "PASSWORD_HASH_LOG_N",
        meaning: "Cost of a password hash: the base-2 logarithm of scrypt's N, 10 to 20.",
        default: "15",
        example: "15",
      },
      {
        name: "RECOVERY_CODES",
        meaning: "Recovery codes of a second factor, 3 to 50.",
        default: "10",
        example: "10",
      },
    ],
  },
  {
    title: "Monitoring",
    variables: [
      {
        name: "LOG_LEVEL",
        meaning: "`info` logs one JSON line per request, `warn` problems only.",
        default: "info",
        example: "info",
      },
      {
        name: "METRICS_TOKEN",
        meaning: "Bearer token for `/metrics` of edge and engine. Without it `/metrics` returns 404.",
        example: "",
        secret: true,
      },
      {
        name: "OTEL_EXPORTER_OTLP_ENDPOINT",
        meaning: "Sends traces over OTLP/HTTP to this collector.",
        example: "http://collector:4318",
      },
      {
        name: "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT",
        meaning: "Address for traces only.",
        example: "http://collector:4318/v1/traces",
      },
      {
        name: "OTEL_SERVICE_NAME",
        meaning: "Service name in traces.",
        default: "`shop-engine`, `shop-edge`",
        example: "shop",
      },
    ],
  },
  {
    title: "Docker Compose",
    variables: [
      {
        name: "SECRETS_DIR",
        meaning: "Folder that the containers see as `/run/secrets`. User 1000 must be able to read it.",
        example: "./secrets",
        only: "compose",
      },
      {
        name: "BACKUPS_DIR",
        meaning: "Folder for backups instead of a volume. User 1000 must be able to write it.",
        example: "./backups",
        only: "compose",
      },
      {
        name: "SHOP_IMAGE",
        meaning: "Image of the shop.",
        default: "bon-perroquet",
        example: "bon-perroquet",
        only: "compose",
      },
      {
        name: "NODE_IMAGE",
        meaning: "Base image of the shop's image.",
        example: "node:24-trixie-slim",
        only: "compose",
      },
      {
        name: "POSTGRES_IMAGE",
        meaning: "Image of PostgreSQL. Keep the major version.",
        example: "postgres:18-trixie",
        only: "compose",
      },
      { name: "REDIS_IMAGE", meaning: "Image of Redis.", example: "redis:7-alpine", only: "compose" },
      { name: "CADDY_IMAGE", meaning: "Image of Caddy.", example: "caddy:2-alpine", only: "compose" },
    ],
  },
]
