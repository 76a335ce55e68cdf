/**
 * What one part of the shop needs of another without importing it: described where it is needed, connected at start-up by
 * `composition.ts`.
 */
export class Port<Adapter> {
  private connected: Adapter | undefined

  constructor(private readonly name: string) {}

  connect(adapter: Adapter): void {
    this.connected = adapter
  }

  get adapter(): Adapter {
    if (!this.connected) throw new Error(`Nothing is connected to the port "${this.name}" (composition.ts).`)
    return this.connected
  }
}
