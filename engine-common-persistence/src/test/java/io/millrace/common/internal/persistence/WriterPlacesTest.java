package io.millrace.common.internal.persistence;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WriterPlacesTest {

  @ParameterizedTest(name = "{0} µs: {1}")
  @CsvSource({"40, 2", "999, 2", "1000, 4", "1150, 4", "2100, 8", "9000, 32"})
  void thereAreMoreTheLongerTheWay(long micros, int expected) {
    var places = WriterPlaces.from(2);
    places.took(micros * 1_000);
    assertThat(places.count()).isEqualTo(expected);
  }

  @Test
  void untilATripIsKnownThereAreTheFewest() {
    assertThat(WriterPlaces.from(2).count()).isEqualTo(2);
  }

  @Test
  void theQuickestOfTheLastTripsCounts() {
    var places = WriterPlaces.from(2);
    took(places, 3_000, 40);
    took(places, 100, 1);
    took(places, 3_000, 40);
    assertThat(places.count()).isEqualTo(2);
  }

  @Test
  void tripsOfLongAgoAreForgotten() {
    var places = WriterPlaces.from(2);
    took(places, 100, 1);
    took(places, 1_150, 128);
    assertThat(places.count()).isEqualTo(4);
  }

  @Test
  void aNumberThatIsSetStays() {
    var three = WriterPlaces.always(3);
    took(three, 5_000, 3);
    assertThat(three.count()).isEqualTo(3);
  }

  @Test
  void noneStayNone() {
    var none = WriterPlaces.from(0);
    took(none, 5_000, 3);
    assertThat(none.count()).isZero();
  }

  private static void took(WriterPlaces places, long micros, int times) {
    IntStream.range(0, times).forEach(i -> places.took(micros * 1_000));
  }
}
