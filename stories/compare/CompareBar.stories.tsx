import { MAX_COMPARED, toggleCompared } from '@forecourt/domain';
import { CompareBar, CompareBox, ResultGrid, Stack, VehicleCard } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { picture } from '../examples/picture.ts';
import { vehicles } from '../examples/vehicles.ts';

/** Cards whose vehicles can be compared, and the bar that leads there. */
function Choosing({ chosen }: { chosen: readonly string[] }) {
  const [slugs, setSlugs] = useState(chosen);
  return (
    <Stack>
      <ResultGrid>
        {Object.values(vehicles)
          .slice(0, 5)
          .map(({ vehicle, picture: name }, index) => {
            const slug = `vehicle-${index}`;
            return (
              <VehicleCard
                key={vehicle.id}
                vehicle={vehicle}
                image={name && picture(name, vehicle.title)}
                href={`/cars/${slug}`}
                enquireHref={`/cars/${slug}#enquire`}
                similarHref="/search"
                enquireLabel="Enquire Now"
                compare={
                  <CompareBox
                    title={vehicle.title}
                    checked={slugs.includes(slug)}
                    full={slugs.length === MAX_COMPARED}
                    onToggle={() => setSlugs(toggleCompared(slugs, slug))}
                  />
                }
              />
            );
          })}
      </ResultGrid>
      <CompareBar slugs={slugs} onClear={() => setSlugs([])} />
    </Stack>
  );
}

const meta = {
  title: 'Compare/CompareBar',
  component: Choosing,
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
    const boxes = canvas.getAllByRole('checkbox');
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
