package io.millrace.common.internal.persistence;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashMap;
import java.util.Random;
import org.junit.jupiter.api.Test;

class IdMapTest {

  @Test
  void isEmptyAtFirst() {
    var map = new IdMap<String>();

    assertThat(map.get(1)).isNull();
    assertThat(map.remove(1)).isNull();
    assertThat(map.values()).isEmpty();
  }

  @Test
  void zeroIsNoId() {
    var map = new IdMap<String>();
    map.put(1, "one");

    assertThat(map.get(0)).isNull();
    assertThatThrownBy(() -> map.put(0, "nothing")).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void holdsWhatAnyOtherMapHoldsAfterManyChanges() {
    // given
    var random = new Random(42);
    var map = new IdMap<Integer>();
    var expected = new HashMap<Long, Integer>();
    // when
    for (var i = 0; i < 100_000; i++) {
      var id = (1_000_000L << 22) + 1 + random.nextInt(300);
      if (random.nextInt(3) == 0) {
        assertThat(map.remove(id)).isEqualTo(expected.remove(id));
      } else {
        assertThat(map.put(id, i)).isEqualTo(expected.put(id, i));
      }
    }
    // then
    assertThat(map.values()).containsExactlyInAnyOrderElementsOf(expected.values());
    expected.forEach((id, value) -> assertThat(map.get(id)).isEqualTo(value));
  }
}
