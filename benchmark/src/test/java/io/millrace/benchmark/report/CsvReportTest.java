package io.millrace.benchmark.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.benchmark.cost.Cost;
import io.millrace.benchmark.cost.Costs;
import io.millrace.benchmark.database.DatabaseInfo;
import io.millrace.benchmark.measure.PointResult;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CsvReportTest {

  private static final Surroundings SURROUNDINGS =
      new Surroundings(new DatabaseInfo("MariaDB", "11.4, stable", "driver 9", false), 50);

  @TempDir private Path directory;

  @Test
  void everyFigureHasAColumn() throws IOException {
    Path file = directory.resolve("result.csv");
    try (CsvReport report = new CsvReport(file, SURROUNDINGS)) {
      PointResult result = Results.good().withCosts(new Costs(Map.of(Cost.ROUND_TRIPS, 6.021)));
      report.add(result, Results.run(result, 2));

      assertThat(Files.readString(file))
          .isEqualTo(
              """
              engine,engine_version,database,database_version,connections,process,model,history,threads,warmup,\
              iterations,rate,duration_s,latency_ms,operation,count,completed,errors,retries,seconds,instances_per_second,mean_ms,p50_ms,\
              p90_ms,p99_ms,p99.9_ms,max_ms,least_per_thread,most_per_thread,waited_ms,least_waited_ms_per_thread,most_waited_ms_per_thread,warmup_s,rate_percent_of_best_peer,\
              jvmCpuMicros,serverCpuMicros,allocatedBytes,gcCount,gcLongestPauseMillis,roundTrips,bytesSent,\
              bytesReceived,rowsInserted,rowsUpdated,rowsDeleted,historyRowsInserted,walBytes,diskBytes,\
              runtimeDiskBytes,historyDiskBytes,check,round\r
              "millrace ""x""\",1.0,MariaDB,"11.4, stable",50,startToEnd,startToEnd.bpmn20.xml,audit,16,500,\
              2000,0.000,0,0.000,instance,2000,2000,0,3,2.000,1000.000,1.500,1.000,\
              2.000,3.000,4.000,5.250,900,1100,160,40,120,0.000,0.000,,,,,,6.021,,,,,,,,,,,ok,2\r
              "millrace ""x""\",1.0,MariaDB,"11.4, stable",50,startToEnd,startToEnd.bpmn20.xml,audit,16,500,\
              2000,0.000,0,0.000,start,2001,2000,0,3,2.000,1000.000,0.500,0.100,\
              0.200,0.300,0.400,0.500,900,1100,160,40,120,0.000,0.000,,,,,,6.021,,,,,,,,,,,ok,2\r
              """);
    }
  }

  @Test
  void aFileThatCannotBeWrittenIsNamed() {
    assertThatThrownBy(() -> new CsvReport(directory, SURROUNDINGS))
        .isInstanceOf(UncheckedIOException.class)
        .hasMessageContaining(directory.toString());
  }
}
