package io.millrace.common.internal.query.mapping;

import io.millrace.common.internal.persistence.Database;
import java.time.Instant;
import org.apache.ibatis.session.Configuration;
import org.apache.ibatis.session.LocalCacheScope;

/** What MyBatis is told of one database: its SQL, its types, and how rows become entities. */
final class MapperConfiguration extends Configuration {

  MapperConfiguration(Database database) {
    setCacheEnabled(false);
    setLocalCacheScope(LocalCacheScope.STATEMENT);
    setMapUnderscoreToCamelCase(true);
    setReflectorFactory(new FieldReflectors());
    setDefaultEnumTypeHandler(WordHandler.class);
    var dialect = database.dialect();
    getTypeHandlerRegistry().register(Instant.class, new InstantHandler(dialect));
    getLanguageRegistry().register(new SelectionLanguage(dialect, database.names()));
    setDefaultScriptingLanguage(SelectionLanguage.class);
  }
}
