import { createContext, use, type ComponentProps, type ReactNode } from "react"

/** Level of the headings in the current section: 2 for h2. */
const Level = createContext(2)

export function HeadingsFrom({ level, children }: { level: number; children: ReactNode }) {
  return <Level value={level}>{children}</Level>
}

export function UnderHeading({ children }: { children: ReactNode }) {
  return <Level value={use(Level) + 1}>{children}</Level>
}

export function Heading({ children, ...props }: ComponentProps<"h2">) {
  const level = use(Level)
  if (level <= 1) return <h1 {...props}>{children}</h1>
  if (level === 2) return <h2 {...props}>{children}</h2>
  if (level === 3) return <h3 {...props}>{children}</h3>
  return <h4 {...props}>{children}</h4>
}
