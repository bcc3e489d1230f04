package io.millrace.common.internal.persistence;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WriterPlacesTest {

  private static final int ALL = WriterPlaces.TRIPS;

  private final WriterPlaces places = WriterPlaces.from(2);

  @ParameterizedTest(name = "{0} µs: {1}")
  @CsvSource({"40, 2", "1074, 2", "1075, 4", "1250, 4", "2200, 8", "9000, 32"})
  void thereAreMoreTheLongerTheWay(long micros, int expected) {
    took(places, micros, 3, ALL);
    assertThat(places.count()).isEqualTo(expected);
  }

  @ParameterizedTest(name = "{0} rows: {1}")
  @CsvSource({"4, 4", "5, 2", "32, 2"})
  void theWorkOfRowsIsNoDistance(int rows, int expected) {
    took(places, 1_100, rows, ALL);
    assertThat(places.count()).isEqualTo(expected);
  }

  @Test
  void tripsWithManyRowsDoNotCount() {
    took(places, 20_000, 33, ALL);
    assertThat(places.count()).isEqualTo(2);
    took(places, 2_000, 0, ALL);
    took(places, 20, 33, ALL);
    assertThat(places.count()).isEqualTo(8);
  }

  @Test
  void untilEnoughTripsAreKnownThereAreTheFewest() {
    took(places, 5_000, 3, ALL - 1);
    assertThat(places.count()).isEqualTo(2);
  }

  @Test
  void theQuickestTripCounts() {
    took(places, 3_000, 0, ALL / 2);
    took(places, 100, 0, 1);
    took(places, 3_000, 0, ALL / 2);
    assertThat(places.count()).isEqualTo(2);
  }

  @Test
  void tripsOfBeforeAreForgotten() {
    took(places, 100, 0, ALL);
    took(places, 1_150, 0, ALL);
    assertThat(places.count()).isEqualTo(4);
    took(places, 100, 0, ALL);
    assertThat(places.count()).isEqualTo(2);
  }

  @Test
  void aNumberThatIsSetStays() {
    var three = WriterPlaces.always(3);
    took(three, 5_000, 0, ALL);
    assertThat(three.count()).isEqualTo(3);
  }

  @Test
  void noneStayNone() {
    var none = WriterPlaces.from(0);
    took(none, 5_000, 0, ALL);
    assertThat(none.count()).isZero();
  }

  private static void took(WriterPlaces places, long micros, int rows, int times) {
    IntStream.range(0, times).forEach(i -> places.took(micros * 1_000, rows));
  }
}
