/**
 * An interface that one part of the shop needs from another without importing it. `composition.ts` connects
 * it at start-up.
 */
export class Port<Adapter> {
  private connected: Adapter | undefined

  constructor(private readonly name: string) {}

  connect(adapter: Adapter): void {
    this.connected = adapter
  }

  get adapter(): Adapter {
    if (!this.connected)
      throw new Error(`The port "${this.name}" has no implementation. Connect one in composition.ts.`)
    return this.connected
  }
}
