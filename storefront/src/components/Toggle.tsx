import { Switch } from "radix-ui"

type ToggleProps = {
  labelledBy: string
  describedBy?: string
  checked: boolean
  onChange: (checked: boolean) => void
}

export function Toggle({ labelledBy, describedBy, checked, onChange }: ToggleProps) {
  return (
    <Switch.Root
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      checked={checked}
      onCheckedChange={onChange}
      className="group inline-flex touch-target shrink-0 items-center justify-end"
    >
      <span className="inline-flex h-7 w-12 items-center rounded-pill border border-edge bg-sunken px-0.5 transition-colors duration-150 group-data-[state=checked]:border-leaf group-data-[state=checked]:bg-leaf">
        <Switch.Thumb className="block size-5.5 rounded-pill border border-edge bg-card transition-transform duration-150 data-[state=checked]:translate-x-5 data-[state=checked]:border-transparent data-[state=checked]:bg-on-leaf" />
      </span>
    </Switch.Root>
  )
}
