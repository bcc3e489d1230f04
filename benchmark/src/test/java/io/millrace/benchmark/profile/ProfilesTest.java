package io.millrace.benchmark.profile;

import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.benchmark.cost.CostSources;
import io.millrace.benchmark.database.Database;
import io.millrace.benchmark.engine.EngineSettings;
import io.millrace.benchmark.engine.History;
import io.millrace.benchmark.engine.MillraceEngine;
import io.millrace.benchmark.measure.LoadRunner;
import io.millrace.benchmark.measure.Point;
import io.millrace.benchmark.measure.PointResult;
import io.millrace.benchmark.measure.PointRunner;
import io.millrace.benchmark.measure.Progress;
import io.millrace.benchmark.scenario.StartToEnd;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import jdk.jfr.FlightRecorder;
import jdk.jfr.consumer.RecordingFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(120)
class ProfilesTest {

  @TempDir private Path directory;

  @Test
  void theMeasuredLoadIsRecorded() throws IOException, InterruptedException {
    PointResult result = run(directory.resolve("made"));

    assertThat(result.problems()).isEmpty();
    Path file = directory.resolve("made/millrace-startToEnd-2-3.jfr");
    assertThat(RecordingFile.readAllEvents(file))
        .extracting(event -> event.getEventType().getName())
        .contains("jdk.JVMInformation");
    assertThat(FlightRecorder.getFlightRecorder().getRecordings()).isEmpty();
  }

  @Test
  void whatWasMeasuredIsKeptWhenTheProfileCannotBeWritten()
      throws IOException, InterruptedException {
    Path file = Files.writeString(directory.resolve("file"), "no directory");

    PointResult result = run(file);

    assertThat(result.measurement().completed()).isEqualTo(20);
    assertThat(result.problems()).singleElement().asString().contains("could not be written to");
  }

  @Test
  void nothingIsRecordedWithoutADirectory() throws InterruptedException {
    assertThat(run(null).problems()).isEmpty();
    assertThat(directory).isEmptyDirectory();
  }

  private static PointResult run(Path profiles) throws InterruptedException {
    StartToEnd scenario = new StartToEnd();
    return new PointRunner(
            MillraceEngine::open,
            new LoadRunner(),
            CostSources.JVM,
            new Profiles(profiles, "millrace", 3))
        .run(
            new Point(scenario, scenario.model(), History.AUDIT, 2, 5, 20),
            new EngineSettings(Database.inMemory(), History.AUDIT, 2, false),
            Progress.NONE);
  }
}
