import type { ComponentProps } from "react"

/** A macaw's feather, as decoration. */
export function Feather(svg: ComponentProps<"svg">) {
  return (
    <svg aria-hidden viewBox="0 0 100 180" fill="none" {...svg}>
      <path
        d="M86 6C44 18 16 58 14 104c-1 18 3 32 9 44 20-8 44-30 56-62 9-24 12-54 7-80Z"
        className="fill-macaw"
      />
      <path d="M23 148c-5-10-9-23-9-38 14 4 30 3 46-5-11 20-26 35-37 43Z" className="fill-seed" />
      <path d="M86 6C62 48 36 100 12 174" strokeWidth="3" strokeLinecap="round" className="stroke-card" />
      <path
        d="M66 42 48 40M58 60l-24 0M49 79l-24 5M66 42l16 6M57 62l22 6M48 82l22 4"
        strokeWidth="1.5"
        strokeLinecap="round"
        className="stroke-card"
        opacity=".6"
      />
    </svg>
  )
}
