import { MAX_COMPARED, toggleCompared, type VehicleSummary } from '@forecourt/domain';
import {
  CardCorner,
  CompareBar,
  CompareBox,
  Container,
  ResultGrid,
  Stack,
  VehicleCard,
} from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createContext, use, useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { picture } from '../examples/picture.ts';
import { vehicles } from '../examples/vehicles.ts';

const Choice = createContext<{ slugs: readonly string[]; toggle: (slug: string) => void }>({
  slugs: [],
  toggle: () => undefined,
});

function Corner({ vehicle: { title, slug } }: { vehicle: VehicleSummary }) {
  const { slugs, toggle } = use(Choice);
  return (
    <CompareBox
      title={title}
      checked={slugs.includes(slug)}
      full={slugs.length === MAX_COMPARED}
      onToggle={() => toggle(slug)}
    />
  );
}

/** Cards whose vehicles can be compared, and the bar that leads there. */
function Choosing({ chosen }: { chosen: readonly string[] }) {
  const [slugs, setSlugs] = useState(chosen);
  return (
    <Container>
      <Stack>
        <Choice value={{ slugs, toggle: (slug) => setSlugs(toggleCompared(slugs, slug)) }}>
          <CardCorner value={Corner}>
            <ResultGrid>
              {Object.values(vehicles)
                .slice(0, 5)
                .map(({ vehicle, picture: name }, index) => {
                  const slug = `vehicle-${index}`;
                  return (
                    <VehicleCard
                      key={vehicle.id}
                      vehicle={{ ...vehicle, slug }}
                      image={name && picture(name, vehicle.title)}
                      href={`/cars/${slug}`}
                      enquireHref={`/cars/${slug}#enquire`}
                      similarHref="/search"
                      enquireLabel="Enquire Now"
                    />
                  );
                })}
            </ResultGrid>
          </CardCorner>
        </Choice>
        <CompareBar slugs={slugs} onClear={() => setSlugs([])} />
      </Stack>
    </Container>
  );
}

const meta = {
  title: 'Compare/CompareBar',
  component: Choosing,
  parameters: { layout: 'fullscreen' },
  args: { chosen: ['vehicle-0', 'vehicle-1'] },
} satisfies Meta<typeof Choosing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {};
export const None: Story = { args: { chosen: [] } };
export const Full: Story = {
  args: { chosen: ['vehicle-0', 'vehicle-1', 'vehicle-2', 'vehicle-3'] },
};
/** A fifth vehicle must wait until one is taken away (R1-05). */
export const FillsUp: Story = {
  args: { chosen: ['vehicle-0', 'vehicle-1', 'vehicle-2'] },
  play: async ({ canvas }) => {
    const boxes = canvas.getAllByRole('button', { name: /^Compare / });
    await userEvent.click(boxes[3] as HTMLElement);
    await expect(boxes[4]).toBeDisabled();
    await expect(canvas.getByText('4 of 4 vehicles')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Compare' })).toHaveAttribute(
      'href',
      '/compare?cars=vehicle-0,vehicle-1,vehicle-2,vehicle-3',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(canvas.queryByText('4 of 4 vehicles')).toBeNull();
  },
};
