import { Migration } from "@medusajs/framework/mikro-orm/migrations"

const PRIVATE = "/(auth/(reset|verify)|app/invite|newsletter/confirm|orders/transfer)[[:punct:]]token="
const TOKEN = "([[:punct:]]token=)[A-Za-z0-9_.~%-]+"
const erased = (column: string) => `${column} = regexp_replace(${column}, '${TOKEN}', '\\1…', 'g')`

/** Erases the tokens of private links from sent messages. Delivery does so from this version on. */
export class Migration20261127190000ErasePrivateTokens extends Migration {
  override up(): void {
    this.addSql(`UPDATE outbox_message SET ${erased("text")}, ${erased("html")}
      WHERE state = 'sent' AND external_id IS DISTINCT FROM 'outbox' AND text ~ '${PRIVATE}'`)
  }

  override down(): void {
    // Does nothing, because erased tokens cannot be restored.
  }
}
