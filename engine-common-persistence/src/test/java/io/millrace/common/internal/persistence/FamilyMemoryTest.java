package io.millrace.common.internal.persistence;

import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.test.engine.InstanceEntity;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What an engine remembers is bounded, taken out once, and shared with nobody. */
class FamilyMemoryTest {

  private final FamilyMemory memory = new FamilyMemory(2);

  @Test
  void aFamilyIsTakenOutOnce() {
    memory.remember(1, rows(1), rows(10, 11));
    assertThat(memory.take(11).rootId()).isEqualTo(1);
    assertThat(memory.take(11)).isNull();
    assertThat(memory.take(10)).isNull();
    assertThat(memory.size()).isZero();
  }

  @Test
  void theLatestImageIsKept() {
    memory.remember(1, rows(1), rows(10));
    memory.remember(1, rows(1), rows(11));
    assertThat(memory.take(10)).isNull();
    assertThat(memory.take(11)).isNotNull();
  }

  @Test
  void ofTooManyThoseThatWereRememberedFirstAreForgotten() {
    memory.remember(1, rows(1), rows(10));
    memory.remember(2, rows(2), rows(20));
    memory.remember(1, rows(1), rows(11));
    memory.remember(3, rows(3), rows(30));
    assertThat(memory.size()).isEqualTo(2);
    assertThat(memory.take(20)).isNull();
    assertThat(memory.take(11)).isNotNull();
    assertThat(memory.take(30)).isNotNull();
  }

  @Test
  void whatIsForgottenIsFoundByNoTask() {
    memory.remember(1, rows(1), rows(10));
    memory.forget(1);
    memory.forget(2);
    assertThat(memory.take(10)).isNull();
  }

  @Test
  void aLargeFamilyIsNotRemembered() {
    var many = new long[FamilyMemory.MOST_ROWS];
    for (var i = 0; i < many.length; i++) {
      many[i] = i + 1;
    }
    memory.remember(1, rows(many), rows(100));
    assertThat(memory.size()).isZero();
  }

  @Test
  void nothingIsRememberedWhereItIsSwitchedOff() {
    var off = new FamilyMemory(0);
    off.remember(1, rows(1), rows(10));
    assertThat(off.isOn()).isFalse();
    assertThat(off.take(10)).isNull();
  }

  @Test
  void eachWhoRecallsGetsEntitiesOfHisOwnAsIfTheyHadBeenRead() {
    var row = row(1);
    row.rename("committed");
    var family = RememberedFamily.of(1, List.of(row), List.of());
    row.rename("later");
    var one = (InstanceEntity) family.entities().get(0);
    one.rename("mine");
    var other = (InstanceEntity) family.entities().get(0);
    assertThat(other).isNotSameAs(row).isNotSameAs(one);
    assertThat(other.name()).isEqualTo("committed");
    assertThat(other.isStored()).isTrue();
    assertThat(other.revision()).isEqualTo(row.revision());
  }

  private static List<InstanceEntity> rows(long... ids) {
    var rows = new ArrayList<InstanceEntity>();
    for (var id : ids) {
      rows.add(row(id));
    }
    return rows;
  }

  private static InstanceEntity row(long id) {
    var row = new InstanceEntity();
    ((Entity) row).id(id);
    return row;
  }
}
