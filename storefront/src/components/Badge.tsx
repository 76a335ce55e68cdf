import type { ReactNode } from "react"
import { classNames } from "./class-names"

export const BADGE_TONES = {
  promotion: "bg-macaw text-on-macaw",
  ink: "bg-ink text-paper",
  success: "bg-leaf-wash text-leaf",
  warning: "bg-seed-wash text-seed-ink",
  danger: "bg-macaw-wash text-macaw",
  information: "bg-sky-wash text-sky",
  quiet: "bg-sunken text-bark",
} as const

type BadgeProps = { tone?: keyof typeof BADGE_TONES; className?: string; children: ReactNode }

export function Badge({ tone = "quiet", className, children }: BadgeProps) {
  return (
    <span
      className={classNames(
        "inline-flex items-center gap-1 rounded-pill px-2.5 py-0.5 text-xs font-semibold",
        BADGE_TONES[tone],
        className,
      )}
    >
      {children}
    </span>
  )
}
