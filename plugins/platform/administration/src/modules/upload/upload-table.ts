import type { Knex } from "@medusajs/framework/mikro-orm/knex"

export interface UploadRow {
  id: string
  url: string
}

export class UploadTable {
  constructor(private readonly knex: Knex) {}

  async note({ id, url }: UploadRow): Promise<void> {
    await this.knex("upload").insert({ id, url }).onConflict("id").ignore()
  }

  async before(days: number, limit: number): Promise<UploadRow[]> {
    return this.knex<UploadRow>("upload")
      .whereRaw("created_at < now() - make_interval(days => ?)", [days])
      .orderBy("created_at")
      .limit(limit)
      .select("id", "url")
  }

  async forget(ids: string[]): Promise<void> {
    await this.knex("upload").whereIn("id", ids).delete()
  }
}
