import { useForm } from '../../form/form-provider';
import { Icon } from '../../ui/icon';

interface PackageTableProps {
  packages: readonly { key: string; label: string; contents: readonly string[] }[];
}

/** What is in each package, side by side. */
export function PackageTable({ packages }: PackageTableProps) {
  const { text } = useForm();
  const items = [...new Set(packages.flatMap(({ contents }) => contents))];
  return (
    <table className="charterform-compare">
      <caption>{text('packages.compare')}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="charterform-hidden">{text('packages.item')}</span>
          </th>
          {packages.map(({ key, label }) => (
            <th key={key} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item}>
            <th scope="row">{item}</th>
            {packages.map(({ key, contents }) => (
              <td key={key}>
                {contents.includes(item) ? <Icon name="good" /> : <span aria-hidden="true">–</span>}
                <span className="charterform-hidden">{text(contents.includes(item) ? 'optional.included' : 'packages.no')}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
