import { Tabs } from "radix-ui"
import { classNames } from "./class-names"

type TabBarProps<Name extends string> = {
  label: string
  tabs: readonly { name: Name; text: string }[]
  className?: string
}

export function TabBar<Name extends string>({ label, tabs, className }: TabBarProps<Name>) {
  return (
    <Tabs.List
      aria-label={label}
      className={classNames("flex overflow-x-auto border-b border-line", className)}
    >
      {tabs.map(({ name, text }) => (
        <Tabs.Trigger
          key={name}
          value={name}
          className="-mb-px touch-target shrink-0 grow border-b-3 border-transparent px-2 py-2.5 text-sm font-semibold whitespace-nowrap text-bark -outline-offset-3 hover:text-ink data-[state=active]:border-leaf data-[state=active]:text-ink sm:px-5 sm:text-base"
        >
          {text}
        </Tabs.Trigger>
      ))}
    </Tabs.List>
  )
}
