import { Handle, type Node, type NodeProps, Position } from '@xyflow/react';
import { Icon, useTexts } from 'lathe/ui';
import { memo, type ReactNode } from 'react';
import { boxWidth, type DiagramBox, headHeight, lineHeight } from './diagramShape';

export type BoxNode = Node<
  { readonly box: DiagramBox; readonly open: (name: string, fieldId?: string) => void },
  'object'
>;

/** An object with its fields; from the knob on its right a lookup is drawn. */
export const ObjectNode = memo(function ObjectNode({ data: { box, open } }: NodeProps<BoxNode>): ReactNode {
  const t = useTexts();
  const { object, lines, more } = box;
  return (
    <div className="diagram-box" style={{ width: boxWidth, height: box.height }}>
      <div
        className="diagram-box__head"
        style={{ height: headHeight }}
        onDoubleClick={() => open(object.name)}
        title={object.name}
      >
        <Icon name="table" />
        <span>{object.label}</span>
        <Handle type="target" id="in" position={Position.Left} className="diagram-box__in" />
        <Handle
          type="source"
          id="out"
          position={Position.Right}
          className="diagram-box__out"
          data-hover={t('diagram.draw')}
        />
      </div>
      {lines.map(({ field, leads }) => (
        <div
          key={field.id}
          className="diagram-box__line"
          style={{ height: lineHeight }}
          title={field.name}
          onDoubleClick={() => open(object.name, field.id)}
        >
          {field.target !== undefined && <Icon name="references" />}
          <span className="diagram-box__label">{field.label}</span>
          <span className="diagram-box__type">{t(`fieldType.${field.type}`)}</span>
          {leads && (
            <Handle
              type="source"
              id={field.id}
              position={Position.Right}
              isConnectable={false}
              className="diagram-box__field"
            />
          )}
        </div>
      ))}
      {more > 0 && <div className="diagram-box__more">{t('diagram.more', { count: more })}</div>}
    </div>
  );
});
