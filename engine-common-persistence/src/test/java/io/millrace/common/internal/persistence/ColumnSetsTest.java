package io.millrace.common.internal.persistence;

import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.test.engine.NoteEntity;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ColumnSetsTest {

  private static final Table<?> TABLE = NoteEntity.TABLE;

  private final ColumnSets sets = new ColumnSets();

  @Test
  void newRowsNeedTheColumnsInWhichOneOfThemHasAValue() {
    var rows = List.of(new Object[] {1L, 1, null, "a"}, new Object[] {2L, 1, null, null});
    assertThat(ColumnSet.withValues(TABLE, rows)).isEqualTo(new ColumnSet(0b1011));
  }

  @Test
  void changedRowsNeedTheColumnsInWhichOneOfThemDiffersFromWhatIsStored() {
    // given
    var same = stored(1L, 1, "a", null, new byte[] {1});
    var emptied = stored(2L, 1, "a", "b", null);
    // when
    var needed =
        ColumnSet.withChanges(
            TABLE,
            List.of(
                new Object[] {1L, 2, "a", null, new byte[] {1}},
                new Object[] {2L, 2, "a", null, null}),
            List.of(same, emptied));
    // then
    assertThat(needed).isEqualTo(new ColumnSet(0b01011));
  }

  private static Entity stored(Object... values) {
    Entity row = new NoteEntity();
    row.stored(values);
    return row;
  }

  @Test
  void rowsOfWhichNobodyKnowsWhatIsStoredNeedAllColumns() {
    var values = List.<Object[]>of(new Object[] {1L, 2, "a"});
    assertThat(ColumnSet.withChanges(TABLE, values, List.of(new NoteEntity())))
        .isEqualTo(ColumnSet.ALL);
  }

  @Test
  void firstSetsOfATableAreKeptAndLaterOnesTakeTheSmallestThatCoversThem() {
    // given
    var wide = new ColumnSet(0b1_0000_1111);
    var narrow = new ColumnSet(0b1_0000_0011);
    assertThat(sets.covering(TABLE, wide)).isEqualTo(wide);
    assertThat(sets.covering(TABLE, narrow)).isEqualTo(narrow);
    IntStream.range(0, 6).forEach(i -> sets.covering(TABLE, new ColumnSet(1L << (i + 20) | 1)));
    // when
    var covered = sets.covering(TABLE, new ColumnSet(0b1_0000_0001));
    var uncovered = sets.covering(TABLE, new ColumnSet(0b1000_0000_0001));
    // then
    assertThat(covered).isEqualTo(narrow);
    assertThat(uncovered).isEqualTo(ColumnSet.ALL);
    assertThat(sets.covering(TABLE, narrow)).isEqualTo(narrow);
  }
}
