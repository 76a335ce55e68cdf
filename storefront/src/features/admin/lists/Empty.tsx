export function Empty({ text }: { text: string }) {
  return (
    <p
      role="status"
      className="rounded-card border border-dashed border-edge px-6 py-12 text-center text-bark"
    >
      {text}
    </p>
  )
}
