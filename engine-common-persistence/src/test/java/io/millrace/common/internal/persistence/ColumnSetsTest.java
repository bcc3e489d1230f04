package io.millrace.common.internal.persistence;

import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.test.engine.NoteEntity;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ColumnSetsTest {

  private static final Table<?> TABLE = NoteEntity.TABLE;

  private final ColumnSets sets = new ColumnSets();

  @Test
  void newRowsNeedTheColumnsInWhichOneOfThemHasAValue() {
    var rows = List.of(note(1L, 1, "a", null), note(2L, 2, null, null));
    assertThat(ColumnSet.withValues(TABLE, rows)).isEqualTo(new ColumnSet(0b111, 0));
  }

  @Test
  void whatAllNewRowsHaveStandsInTheTextOnce() {
    var rows = List.of(note(1L, 1, "a", "x"), note(2L, 1, "a", null));
    assertThat(ColumnSet.withValues(TABLE, rows)).isEqualTo(new ColumnSet(0b1111, 0b0110));
  }

  @Test
  void aRowAloneSharesNothing() {
    assertThat(ColumnSet.withValues(TABLE, List.<Object[]>of(note(1L, 1, "a", null))))
        .isEqualTo(new ColumnSet(0b111, 0));
  }

  @Test
  void aTextCoversWhatNeedsFewerColumnsOrSharesMore() {
    var text = new ColumnSet(0b1111, 0b0010);
    assertThat(text.covers(new ColumnSet(0b0111, 0b0110))).isTrue();
    assertThat(text.covers(new ColumnSet(0b1001, 0))).isTrue();
    assertThat(text.covers(new ColumnSet(0b0111, 0))).isFalse();
    assertThat(text.covers(new ColumnSet(0b1_0001, 0))).isFalse();
  }

  /** A row of a note whose columns without a value are all those that are not named. */
  private static Object[] note(Object... first) {
    return Arrays.copyOf(first, TABLE.columns().size());
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
    assertThat(needed).isEqualTo(new ColumnSet(0b01011, 0));
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
    var wide = set(0b1_1111_1111);
    var narrow = set(0b1_0000_0011);
    assertThat(sets.covering(TABLE, wide)).isEqualTo(wide);
    assertThat(sets.covering(TABLE, narrow)).isEqualTo(narrow);
    IntStream.range(0, 6).forEach(i -> sets.covering(TABLE, set(7L << (i + 20) | 1)));
    // when
    var covered = sets.covering(TABLE, set(0b1));
    var uncovered = sets.covering(TABLE, set(0b1000_0000_0001));
    // then
    assertThat(covered).isEqualTo(narrow);
    assertThat(uncovered).isEqualTo(ColumnSet.ALL);
    assertThat(sets.covering(TABLE, narrow)).isEqualTo(narrow);
  }

  @Test
  void aSetIsNotKeptWhereAnotherHasHardlyMore() {
    sets.covering(TABLE, set(0b1111));
    assertThat(sets.covering(TABLE, set(0b0111))).isEqualTo(set(0b1111));
    assertThat(sets.covering(TABLE, set(0b0011))).isEqualTo(set(0b0011));
  }

  private static ColumnSet set(long bits) {
    return new ColumnSet(bits, 0);
  }
}
