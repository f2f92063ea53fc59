import { crc32, deflateRawSync } from 'node:zlib';

/** A cell of a test's workbook: a value, a date, or a formula with the result that the program stored. */
export type TestCell = string | number | boolean | null | Date | { formula: string; result: number | string };

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const columnName = (index: number): string =>
  (index >= 26 ? columnName(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26));
const daysSince1900 = (date: Date) => date.getTime() / 86_400_000 + 25_569;

function cellXml(cell: TestCell, address: string): string {
  if (cell === null) return '';
  if (cell instanceof Date) return `<c r="${address}" s="1"><v>${daysSince1900(cell)}</v></c>`;
  if (typeof cell === 'object') {
    const type = typeof cell.result === 'string' ? ' t="str"' : '';
    return `<c r="${address}"${type}><f>${escaped(cell.formula)}</f><v>${escaped(String(cell.result))}</v></c>`;
  }
  if (typeof cell === 'number') return `<c r="${address}"><v>${cell}</v></c>`;
  if (typeof cell === 'boolean') return `<c r="${address}" t="b"><v>${Number(cell)}</v></c>`;
  return `<c r="${address}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
}

const namespace = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';

/** An XLSX workbook as spreadsheets write it; `merged` are ranges of the first sheet such as «A1:F1». */
export function workbook(
  sheets: Readonly<Record<string, readonly (readonly TestCell[])[]>>,
  merged: readonly string[] = [],
): Buffer {
  const names = Object.keys(sheets);
  const sheetXml = Object.values(sheets).map((rows, at) => {
    const rowsXml = rows.map((cells, row) => {
      const cellsXml = cells.map((cell, column) => cellXml(cell, `${columnName(column)}${row + 1}`));
      return `<row r="${row + 1}">${cellsXml.join('')}</row>`;
    });
    const ranges = at === 0 ? merged.map((range) => `<mergeCell ref="${range}"/>`).join('') : '';
    const mergedXml = ranges && `<mergeCells count="${merged.length}">${ranges}</mergeCells>`;
    return `<worksheet xmlns="${namespace}"><sheetData>${rowsXml.join('')}</sheetData>${mergedXml}</worksheet>`;
  });
  return zip({
    '[Content_Types].xml': `<Types xmlns="${packages}/content-types"/>`,
    '_rels/.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="r" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${namespace}" xmlns:r="${relations}"><sheets>${names
      .map((name, at) => `<sheet name="${escaped(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}/relationships">${names
      .map(
        (_, at) =>
          `<Relationship Id="rId${at + 1}" Type="${relations}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
      )
      .join('')}<Relationship Id="rIdS" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${namespace}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
    ...Object.fromEntries(sheetXml.map((xml, at) => [`xl/worksheets/sheet${at + 1}.xml`, xml])),
  });
}

/** A ZIP archive of texts. */
export function zip(files: Readonly<Record<string, string | Buffer>>): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(files)) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes);
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt16LE(8, 4);
    shared.writeUInt32LE(crc32(bytes), 10);
    shared.writeUInt32LE(packed.length, 14);
    shared.writeUInt32LE(bytes.length, 18);
    shared.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), shared, Buffer.from(name), packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\0'), shared, rest, Buffer.from(name)]));
    parts.push(local);
    offset += local.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(directory.length, 4);
  end.writeUInt16LE(directory.length, 6);
  end.writeUInt32LE(list.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, list, Buffer.from('PK\u0005\u0006'), end]);
}
