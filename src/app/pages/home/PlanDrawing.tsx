/** How far the work on a place has come: looked at, designed, installed. */
export type PlanStage = 'survey' | 'study' | 'installation';

const wedges = [
  'M18 18 96 40A81 81 0 0 1 40 96Z',
  'M282 18 222 34A62 62 0 0 0 260 76Z',
  'M282 182 204 160A81 81 0 0 1 260 104Z',
];
const cameras: readonly (readonly [x: number, y: number])[] = [
  [18, 18],
  [282, 18],
  [282, 182],
];
const contacts: readonly (readonly [x: number, y: number])[] = [
  [78, 188],
  [12, 128],
  [200, 12],
  [288, 96],
];

/** A floor plan that fills up from one step to the next. */
export function PlanDrawing({ stage }: { stage: PlanStage }) {
  return (
    <svg viewBox="0 0 300 200" aria-hidden="true" className={`sketch sketch-${stage} w-full`}>
      <path d="M12 12H288V188H100M56 188H12V12" className="sketch-wall" />
      <path
        d="M150 12V70M150 104V188M12 110H104M150 122H230M258 122H288"
        className="sketch-wall sketch-inner"
      />
      <path d="M56 188A44 44 0 0 1 100 144V188" className="sketch-thin" />
      {stage === 'survey' ? (
        <>
          <path d="M12 199H288M12 195V203M288 195V203M1 12V188" className="sketch-thin" />
          <path d="M40 40H124V90H40ZM176 40H262V96H176Z" className="sketch-dashed" />
          {contacts.map(([x, y]) => (
            <circle key={x} cx={x} cy={y} r="7" className="sketch-mark" />
          ))}
        </>
      ) : (
        <>
          {wedges.map((path) => (
            <path key={path} d={path} className="sketch-wedge" />
          ))}
          {stage === 'installation' && (
            <path d="M18 18V150H132M282 18V150H132M282 182V150" className="sketch-cable" />
          )}
          {cameras.map(([x, y]) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r="7" className="sketch-device" />
          ))}
          {contacts.map(([x, y]) => (
            <rect key={x} x={x - 5} y={y - 5} width="10" height="10" className="sketch-device" />
          ))}
          <rect x="122" y="138" width="20" height="26" rx="2" className="sketch-device" />
        </>
      )}
    </svg>
  );
}
