export function EmptyMonth({ className }: { className: string }) {
  const days = Array.from({ length: 35 }, (_, day) => day)
  return (
    <svg viewBox="0 0 224 160" aria-hidden className={className}>
      {days.map((day) => (
        <rect
          key={day}
          x={(day % 7) * 32 + 1}
          y={Math.floor(day / 7) * 32 + 1}
          width="28"
          height="28"
          rx="6"
          className={day === 18 ? 'fill-teal-soft stroke-teal' : 'fill-surface stroke-line-2'}
          strokeWidth={day === 18 ? 2 : 1}
        />
      ))}
      <path d="M137 72l12 12m0-12l-12 12" className="stroke-teal" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  )
}
